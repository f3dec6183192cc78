/** Results that another page, or a drawing, quotes: the story's in the testimonial, the hourly value of the fee. */
import { readFileSync } from 'node:fs';
import { page as pageSchema } from '../../../../content/schemas/page.ts';
import { LOCALES, REGIONS, type Region } from '../../../platform/region/region.ts';
import { prices, tokens } from '../brand.ts';
import { evaluateSection } from '../calculations/fill-calculation.ts';
import { formatQuantity } from '../calculations/quantity.ts';
import { readAmount } from '../calculations/typed-amounts.ts';
import { readPage } from '../read-page.ts';
import { textsOf } from '../texts.ts';

const textOf = (page: string, region: Region) =>
  textsOf(pageSchema, readPage(page)[region])
    .map(({ text }) => text)
    .join('\n');

function resultOf(page: string, region: Region) {
  for (const section of readPage(page)[region].sections)
    if (section.type === 'return-of-investment') {
      const found = evaluateSection(section, prices[region], region);
      if (found) return found;
    }
  throw new Error(`${page} has no calculation`);
}

describe.each(REGIONS)('in the edition %s', (region) => {
  const money = (value: number) =>
    formatQuantity({ value: Math.abs(value), isMoney: true }, region);

  test('the plant director quotes the result of the plant’s story, with and without its lucky line', () => {
    const { result, lines } = resultOf('/story/plant-without-paper', region);
    // Scrap and debit notes: a normal year may have none.
    const withoutLuck = result - (lines[2]?.value ?? Number.NaN);
    const said = textOf('/testimonial/plant-director', region);
    expect(said).toContain(money(result));
    expect(said).toContain(money(withoutLuck));
    expect(textOf('/story/plant-without-paper', region)).toContain(money(withoutLuck));
  });

  test('page and drawing name the hourly value at which the fee is earned back', () => {
    const [least, most] = [prices[region].code?.team].flat() as [number, number];
    const digits = region === 'USA' ? 2 : 0;
    const format = new Intl.NumberFormat(LOCALES[region], {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    const anHour = (fee: number, line: string) => {
      const hours = tokens[region].get(`calculation:team-of-50.${line}`) ?? '';
      return format.format(fee / (readAmount(hours) ?? Number.NaN));
    };
    const cautious = anHour(most, 'saved-least');
    const best = anHour(least, 'saved-most');
    const said = textOf('/whytop/CostEffectiveAndEfficient', region);
    expect(said).toContain(cautious);
    expect(said).toContain(best);
    const drawing = readFileSync('components/drawings/catalog/cost.tsx', 'utf8');
    expect(drawing).toContain(`${cautious}'`);
    expect(drawing).toContain(`fee: ${most.toLocaleString('en-US').replaceAll(',', '_')},`);
  });
});
