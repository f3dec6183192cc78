/** One main heading a page, the first of its main part, and no level skipped on the way down. */
import { type Check, finding } from './finding.ts';
import { isInMain, named, type PageElement } from './parse-page.ts';

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const levelOf = ({ name }: PageElement) => LEVELS.indexOf(name) + 1;

export const checkHeadings: Check = (page) => {
  const all = named(page, ...LEVELS);
  const main = all.filter(isInMain);
  const first = all.filter((heading) => heading.name === 'h1');
  return [
    ...(first.length === 1
      ? []
      : [
          finding(
            page,
            first[1],
            `there are ${first.length} main headings`,
            'give the page one section that opens it',
          ),
        ]),
    ...main.flatMap((heading, index) => {
      const above = main[index - 1];
      const deepest = above ? levelOf(above) + 1 : 1;
      if (levelOf(heading) <= deepest) return [];
      return [
        finding(
          page,
          heading,
          `“${heading.text}” skips a level: h${deepest} is the deepest here`,
          `make it an h${deepest}`,
        ),
      ];
    }),
    ...all
      .filter(({ text }) => !text.trim())
      .map((heading) =>
        finding(page, heading, 'the heading has no words', 'give it text or take it out'),
      ),
  ];
};
