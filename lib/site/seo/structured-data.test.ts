/** What search engines read about each page: complete, joined up, and the same as a reader sees. */

import { originOf } from '../../platform/region/origins.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { breadcrumbTrail } from '../content/breadcrumbs.ts';
import { getPage } from '../content/pages.ts';
import { findRoute, getRoute, HOME, routes, routesBelow } from '../content/routes.ts';
import { allOffices } from '../content/site.ts';
import { absoluteUrl } from './metadata.ts';
import { structuredData } from './structured-data.ts';

type Thing = { '@type': string; '@id'?: string; [key: string]: unknown };

const cases = REGIONS.flatMap((region) =>
  routes.map((route) => {
    const page = getPage(route.page, region);
    // What a search engine gets: after JSON, without what is undefined.
    const data = JSON.parse(JSON.stringify(structuredData(route, page, region)));
    const things: Thing[] = data['@graph'];
    const one = (type: string) => things.find((thing) => thing['@type'] === type);
    return { path: route.path, region, route, page, things, one };
  }),
);

describe.each(cases)('$path ($region)', ({ route, region, page, things, one }) => {
  test('is described as what it is, at its own address', () => {
    const own = things.find((thing) => thing['@id'] === absoluteUrl(region, route.path));
    expect(own).toMatchObject({
      url: own?.['@id'],
      name: page.name,
      description: page.description,
    });
  });

  test('names its company and its site, both of this edition', () => {
    expect(one('Organization')).toMatchObject({ '@id': `${originOf(region)}/#organization` });
    expect(one('WebSite')).toMatchObject({ inLanguage: region === 'USA' ? 'en-US' : 'en-IN' });
  });

  test('refers to nothing that is not there, and has no address of the other edition', () => {
    const text = JSON.stringify(things);
    const ids = things.map((thing) => thing['@id']);
    for (const [, id] of text.matchAll(/\{"@id":"([^"]+)"\}/g)) expect(ids).toContain(id);
    expect(text).not.toContain(originOf(region === 'USA' ? 'INDIA' : 'USA'));
    expect(text).not.toMatch(/<|null|""/);
  });

  test('says the way from the homepage, counted from one', () => {
    const trail = breadcrumbTrail(route, region);
    expect(trail[0]?.path).toBe(HOME);
    expect(trail.at(-1)).toEqual({ name: page.name, path: route.path });
    expect(one('BreadcrumbList')?.itemListElement).toEqual(
      trail.map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(region, path),
      })),
    );
  });
});

const pathsWith = (type: string) =>
  new Set(cases.filter(({ one }) => one(type)).map(({ path }) => path));

test('each module and each platform is an application, and no other page is', () => {
  const modules = ['HRIS', 'HRMS', 'DMS', 'ATS', 'PAY', 'HCM'].map((code) => `/Products/${code}`);
  const platforms = ['/brand/code', '/brand/cori', '/brand/si'].map((page) => getRoute(page).path);
  expect(pathsWith('SoftwareApplication')).toEqual(new Set([...modules, ...platforms]));
});

test('each article is a posting, and each sector and service is a service', () => {
  const below = (folder: string) => routesBelow(folder).map((name) => `${folder}/${name}`);
  expect(pathsWith('BlogPosting')).toEqual(new Set(below('/blog')));
  const services = pathsWith('Service');
  for (const path of [...below('/Company'), ...below('/Service')]) expect(services).toContain(path);
});

test.each(['BlogPosting', 'Service'])(
  'each page whose file says %s is one, and no other',
  (type) => {
    const saying = cases.filter(({ page }) => page.schema === type);
    expect(saying.length).toBeGreaterThan(0);
    expect(pathsWith(type)).toEqual(new Set(saying.map(({ path }) => path)));
  },
);

test('the offices stand on the contact page, each with its anchor, and nowhere else', () => {
  for (const { path, region, things } of cases) {
    const offices = things.filter((thing) => thing['@type'] === 'LocalBusiness');
    expect(offices).toHaveLength(path === '/contact-us' ? allOffices[region].length : 0);
    for (const { telephone, address } of offices) {
      const addressCountry = String(telephone).startsWith('+91') ? 'IN' : 'US';
      expect(address).toMatchObject({ addressCountry });
    }
    for (const { '@id': id } of offices)
      expect(id).toMatch(new RegExp(`^${absoluteUrl(region, '/contact-us')}#[a-z]+$`));
  }
});

test('how many people work here stands on the page that says so, and nowhere else', () => {
  const value = allOffices.USA.reduce((sum, { people }) => sum + people, 0);
  for (const { path, one } of cases)
    expect(one('Organization')?.numberOfEmployees).toEqual(
      path === '/about-us' ? { '@type': 'QuantitativeValue', value } : undefined,
    );
});

test('a module is two steps below the homepage', () => {
  expect(breadcrumbTrail(getRoute('/Products/HRIS'), 'USA').map(({ path }) => path)).toEqual([
    HOME,
    '/Products',
    '/Products/HRIS',
  ]);
});

test('a folder without a route is told by name', () => {
  expect(() => getRoute('/nowhere')).toThrow('content/site/routes.yaml has no route for /nowhere');
  expect(findRoute('/nowhere')).toBeUndefined();
});
