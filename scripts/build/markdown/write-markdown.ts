/** Makes Markdown of every page that may be had as such, for `copies.ts` to compress and to list. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LOCALES } from '../../../lib/platform/region/region.ts';
import { getMessages } from '../../../lib/site/content/messages.ts';
import { getPage } from '../../../lib/site/content/pages.ts';
import { hasMarkdown, markdownPath, routes } from '../../../lib/site/content/routes.ts';
import { absoluteUrl } from '../../../lib/site/seo/metadata.ts';
import type { PageCheck } from '../page-pass.ts';
import { replaceFile } from '../replace-file.ts';
import { toMarkdown } from './to-markdown.ts';

/** @returns a check that writes a page's Markdown in place of what the build folder `dist` has of it */
export function writeMarkdown(dist: string): PageCheck {
  return {
    look: async ({ region, page, html }) => {
      const route = routes.find((candidate) => candidate.page === page);
      if (!route || !hasMarkdown(route)) return [];
      const { name: title, description } = getPage(page, region);
      const canonical = absoluteUrl(region, route.path);
      const head = { title, description, canonical, edition: region, language: LOCALES[region] };
      const file = join(dist, markdownPath(region, page));
      await mkdir(dirname(file), { recursive: true });
      replaceFile(file, toMarkdown(html, head, getMessages(region).markdown));
      return [];
    },
  };
}
