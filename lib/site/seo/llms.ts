/** What the site holds, for language models: a list of pages in Markdown. https://llmstxt.org */

import type { Region } from '../../platform/region/region.ts';
import { getPage } from '../content/pages.ts';
import { HOME, listedRoutes, MARKDOWN_ENDING, type Route } from '../content/routes.ts';
import { brand } from '../content/site.ts';
import { absoluteUrl } from './metadata.ts';

export function llms(region: Region): string {
  const listed = listedRoutes();
  const line = (route: Route) => {
    const { name, description } = getPage(route.page, region);
    return `- [${name}](${absoluteUrl(region, route.path + MARKDOWN_ENDING)}): ${description}`;
  };
  const parents = listed.filter(({ path }) => listed.some(({ parent }) => parent === path));
  const families = parents.map((parent) => {
    // A page with pages below it is listed with those.
    const below = listed.filter(
      (route) => route.parent === parent.path && !parents.includes(route),
    );
    return `## ${getPage(parent.page, region).name}\n\n${[parent, ...below].map(line).join('\n')}`;
  });
  const others = listed.filter((route) => !route.parent && !parents.includes(route));
  return `# ${brand[region].name}

> ${getPage('/home', region).description}

Two editions: ${absoluteUrl('USA', HOME)} and ${absoluteUrl('INDIA', HOME)}. Prices, laws and examples differ.

Each link leads to a page as Markdown. Without \`.md\` it leads to the page for people; a request with the header \`Accept: text/markdown\` gets Markdown there as well. Please cite the address without \`.md\`.

${families.join('\n\n')}

## More

${others.map(line).join('\n')}
`;
}
