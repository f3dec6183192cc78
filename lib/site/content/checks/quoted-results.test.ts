/** Results that another page quotes: the story's in the testimonial. */
import { page as pageSchema } from '../../../../content/schemas/page.ts';
import { REGIONS, type Region } from '../../../platform/region/region.ts';
import { prices } from '../brand.ts';
import { evaluateSection } from '../calculations/fill-calculation.ts';
import { formatQuantity } from '../calculations/quantity.ts';
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
});
