/** Does a page that quotes the result of another page's calculation say what that comes to? */
import type { Region } from '../../../platform/region/region.ts';
import { prices } from '../brand.ts';
import { evaluateSection } from '../calculations/fill-calculation.ts';
import { CalculationError, formatQuantity } from '../calculations/quantity.ts';
import type { RawSectionOf } from '../section-fill.ts';
import { textsOf } from '../texts.ts';
import type { PageEntry, RegionalProblem } from './corpus.ts';

type Section = RawSectionOf<'return-of-investment'>;

/** The result, and for each uncertain line what it would be without it; none where it cannot be computed. */
function figuresOf(section: Section, region: Region): string[] {
  try {
    const found = evaluateSection(section, prices[region], region);
    if (!found) return [];
    const without = section.rows.flatMap(({ uncertain, less }, index) => {
      const value = found.lines[index]?.value ?? 0;
      return uncertain ? [found.result + (less ? value : -value)] : [];
    });
    return [found.result, ...without].map((value) =>
      formatQuantity({ value: Math.abs(value), isMoney: true }, region),
    );
  } catch (error) {
    if (error instanceof CalculationError) return [];
    throw error;
  }
}

const wordsOf = ({ schema, value }: PageEntry) =>
  textsOf(schema, value)
    .map(({ text }) => text)
    .join('\n');

/** Every page in `quotedOn` that says another figure, and every page that hides what an uncertain line is worth. */
export function checkQuotedResults(pages: PageEntry[]): RegionalProblem[] {
  return pages.flatMap((page) =>
    page.value.sections.flatMap((section, index) => {
      if (section.type !== 'return-of-investment' || !section.quotedOn) return [];
      const { quotedOn } = section;
      const [result = '', ...without] = figuresOf(section, page.region);
      const at = `${page.route.path} (section "${section.id}")`;
      const own = without
        .filter((figure) => !wordsOf(page).includes(figure))
        .map((figure) =>
          page.problem(
            ['sections', index, 'note'],
            `has an uncertain line and does not say "${figure}", which is the result without it`,
          ),
        );
      const others = pages
        .filter(({ route, region }) => region === page.region && quotedOn.includes(route.path))
        .flatMap((other) =>
          [result, ...without]
            .filter((figure) => !wordsOf(other).includes(figure))
            .map((figure) =>
              other.problem(
                ['sections'],
                `quotes ${at} and does not say "${figure}", which that comes to. Write it, or take this page out of \`quotedOn\` there`,
              ),
            ),
        );
      return [...own, ...others];
    }),
  );
}
