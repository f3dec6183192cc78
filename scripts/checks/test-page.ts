/** A small page for tests that is right in every respect, and changes of it that are not. */
import { expectedOf } from './expected.ts';
import type { Finding } from './finding.ts';
import { type ParsedPage, parsePage } from './parse-page.ts';

const expected = expectedOf('/contact-us', 'USA');
if (!expected) throw new Error('the tests need the contact page');
const { title, heading, description, canonical, alternates, language, name } = expected;

const listed = expected.trail.map((crumb, index) => ({
  '@type': 'ListItem',
  position: index + 1,
  name: crumb,
  item: canonical,
}));
const data = {
  '@graph': [
    { '@type': 'Organization', '@id': '#o', name: 'N', url: canonical, logo: '/icon.svg' },
    { '@type': 'WebSite', '@id': '#w', name: 'N', url: canonical, inLanguage: language },
    {
      '@type': 'ContactPage',
      '@id': canonical,
      url: canonical,
      name,
      description,
      inLanguage: language,
    },
    { '@type': 'BreadcrumbList', itemListElement: listed },
  ],
};

const GOOD = `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="${description}">
<link rel="canonical" href="${canonical}">
${Object.entries(alternates)
  .map(([hreflang, href]) => `<link rel="alternate" hreflang="${hreflang}" href="${href}">`)
  .join('\n')}
<meta property="og:title" content="${heading}">
<meta name="twitter:title" content="${heading}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${canonical}">
</head><body><main id="content">
<h1>${heading}</h1>
<section id="offices" aria-labelledby="offices-heading"><h2 id="offices-heading">Offices</h2>
<p><a href="#offices">Offices</a> <a href="/contact-us#content">Up</a></p></section>
</main>
<script type="application/ld+json">${JSON.stringify(data)}</script>
</body></html>`;

/** The page with `from` written as `to`. @throws Error when `from` is not there */
export function pageWith(from: string | RegExp = /^/, to = ''): ParsedPage {
  if (GOOD.search(from) < 0) throw new Error(`the page has no ${from}`);
  const built = { region: 'USA', page: '/contact-us', file: 'contact-us.html' } as const;
  return parsePage({ ...built, html: GOOD.replace(from, to) }, expected);
}

export const problemsOf = (findings: Finding[]) => findings.map(({ problem }) => problem);
