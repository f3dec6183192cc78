/** What a page is, in the vocabulary of schema.org. */
import type { Graph, Organization, Thing } from 'schema-dts';
import { originOf } from '../../platform/region/origins.ts';
import { LOCALES, type Region } from '../../platform/region/region.ts';
import { allOffices } from '../content/brand.ts';
import { breadcrumbTrail } from '../content/breadcrumbs.ts';
import { countEmployees } from '../content/office-tokens.ts';
import { offices } from '../content/offices.ts';
import type { PreparedPage } from '../content/prepare.ts';
import { HOME, type Route } from '../content/routes.ts';
import { brand, navigation } from '../content/site.ts';
import { absoluteUrl } from './metadata.ts';

const organizationId = (region: Region) => `${originOf(region)}/#organization`;

/** @param sayPeople where a reader is told how many people work here */
function organization(region: Region, sayPeople: boolean): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(region),
    name: brand[region].name,
    legalName: brand[region].legalName,
    url: absoluteUrl(region, HOME),
    logo: absoluteUrl(region, '/icon.svg'),
    sameAs: navigation[region].social.map(({ href }) => href),
    ...(sayPeople && {
      numberOfEmployees: {
        '@type': 'QuantitativeValue',
        value: countEmployees(allOffices[region]),
      },
    }),
  };
}

/** Offices appear on the contact page only, where a reader sees them too. */
function officeThings(region: Region): Thing[] {
  return offices(region).map((office) => ({
    '@type': 'LocalBusiness',
    '@id': `${absoluteUrl(region, '/contact-us')}#${office.id}`,
    name: `${brand[region].name} ${office.city}`,
    email: office.email,
    telephone: office.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address.join(', '),
      addressLocality: office.city,
      addressCountry: office.country === 'USA' ? 'US' : 'IN',
    },
    geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
    parentOrganization: { '@id': organizationId(region) },
  }));
}

/** What the page is about, beside being a page. */
function subjects(page: PreparedPage, url: string, region: Region): Thing[] {
  const ours = { '@id': organizationId(region) };
  const { name, description, sections } = page;
  const [head] = sections;
  if (page.schema === 'SoftwareApplication')
    return [
      {
        '@type': 'SoftwareApplication',
        name: name.startsWith(brand[region].name) ? name : `${brand[region].name} ${name}`,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        description,
        url,
        publisher: ours,
      },
    ];
  if (page.schema === 'Service')
    return [
      {
        '@type': 'Service',
        name,
        description,
        url,
        provider: ours,
        areaServed: { '@type': 'Country', name: region === 'USA' ? 'United States' : 'India' },
      },
    ];
  if (page.schema === 'BlogPosting' && head?.type === 'article-intro')
    return [
      {
        '@type': 'BlogPosting',
        headline: head.heading,
        description,
        url,
        datePublished: head.published,
        inLanguage: LOCALES[region],
        author: ours,
        publisher: ours,
        mainEntityOfPage: { '@id': url },
      },
    ];
  return [];
}

export function structuredData(route: Route, page: PreparedPage, region: Region): Graph {
  const url = absoluteUrl(region, route.path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(region, route.page === '/about-us'),
      {
        '@type': 'WebSite',
        '@id': `${originOf(region)}/#website`,
        url: absoluteUrl(region, HOME),
        name: brand[region].name,
        inLanguage: LOCALES[region],
        publisher: { '@id': organizationId(region) },
      },
      {
        '@type':
          page.schema === 'ContactPage' || page.schema === 'CollectionPage'
            ? page.schema
            : 'WebPage',
        '@id': url,
        url,
        name: page.name,
        description: page.description,
        inLanguage: LOCALES[region],
        isPartOf: { '@id': `${originOf(region)}/#website` },
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: breadcrumbTrail(route, region).map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absoluteUrl(region, path),
        })),
      },
      ...subjects(page, url, region),
      ...(route.page === '/contact-us' ? officeThings(region) : []),
    ],
  };
}
