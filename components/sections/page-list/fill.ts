/** Which of the pages tell of something invented: articles, stories and interviews say so themselves. */
import { readPage } from '../../../lib/site/content/read-page.ts';
import { findRoute } from '../../../lib/site/content/routes.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';

export const fill: Fill<'page-list'> = (section, { region }) => {
  const isSample = (href: string) => {
    const route = findRoute(decodeURI(href.replace(/[?#].*/, '')));
    const [head] = route ? readPage(route.page)[region].sections : [];
    return head?.type === 'article-intro' && head.sample === true;
  };
  return {
    ...section,
    items: section.items.map((item) =>
      isSample(item.link.href) ? { ...item, sample: true } : item,
    ),
  };
};
