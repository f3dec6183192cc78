/** The articles as RSS 2.0, the newest first. https://www.rssboard.org/rss-specification */

import { LOCALES, type Region } from '../../platform/region/region.ts';
import { getPage } from '../content/pages.ts';
import { routes } from '../content/routes.ts';
import { brand } from '../content/site.ts';
import { absoluteUrl } from './metadata.ts';
import { escapeXml } from './xml.ts';

type Article = { title: string; description: string; url: string; published: string };

/** The pages below /blog that have a date. */
export function articles(region: Region): Article[] {
  return routes
    .filter(({ page }) => page.startsWith('/blog/'))
    .flatMap(({ page, path }) => {
      const { description, sections } = getPage(page, region);
      const [head] = sections;
      if (head?.type !== 'article-intro') return [];
      const url = absoluteUrl(region, path);
      return [{ title: head.heading, description, url, published: head.published }];
    })
    .sort((one, two) => two.published.localeCompare(one.published));
}

export function feed(region: Region): string {
  const { name } = brand[region];
  const { description } = getPage('/Blogs', region);
  const items = articles(region).map(
    (article) => `<item>
<title>${escapeXml(article.title)}</title>
<link>${escapeXml(article.url)}</link>
<guid isPermaLink="true">${escapeXml(article.url)}</guid>
<pubDate>${new Date(article.published).toUTCString()}</pubDate>
<description>${escapeXml(article.description)}</description>
</item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(name)}</title>
<link>${escapeXml(absoluteUrl(region, '/Blogs'))}</link>
<atom:link rel="self" type="application/rss+xml" href="${escapeXml(absoluteUrl(region, '/feed.xml'))}"/>
<description>${escapeXml(description)}</description>
<language>${LOCALES[region].toLowerCase()}</language>
${items.join('\n')}
</channel>
</rss>
`;
}
