/**
 * `npm run report:calculations`: every calculation of the site, computed again from its own inputs and the
 * prices, losses included; those in which no price of ours belongs, with their result and the reason; and the
 * figures that running texts quote.
 */
import { page } from '../../content/schemas/page.ts';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { prices, tokens } from '../../lib/site/content/brand.ts';
import { evaluateSection } from '../../lib/site/content/calculations/fill-calculation.ts';
import { formatQuantity } from '../../lib/site/content/calculations/quantity.ts';
import { readRegions } from '../../lib/site/content/read.ts';
import { routes } from '../../lib/site/content/routes.ts';

const HEAD = ['page', 'edition', 'users', 'saved', 'fee', 'result'];
const rows: string[][] = [];
const unpriced: string[] = [];

for (const folder of new Set(routes.map((route) => route.page)))
  for (const region of REGIONS) {
    const money = (value: number) => formatQuantity({ value, isMoney: true }, region);
    for (const section of readRegions(`pages${folder}.yaml`, page, tokens)[region].sections) {
      if (section.type !== 'return-of-investment') continue;
      const found = evaluateSection(section, prices[region], region);
      const place = `${folder}#${section.id}`;
      if (!found) {
        const reason = section.unpriced ?? 'no users and no fee';
        unpriced.push(`${place}  [${region}]  ${section.result.amount}  ${reason}`);
        continue;
      }
      const { users, userMonths, saved, fee, result } = found;
      const counted = userMonths === users * 12 ? `${users}` : `${users} (${userMonths} months)`;
      rows.push([place, region, counted, money(saved), money(fee), money(result)]);
    }
  }

const widths = HEAD.map((head, column) =>
  Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
);
const line = (cells: string[]) =>
  cells
    .map((cell, column) =>
      column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    .join('  ');

console.log(line(HEAD));
for (const row of rows) console.log(line(row));
const losses = rows.filter((row) => row.at(-1)?.startsWith('−')).length;
console.log(`\n${rows.length} calculations, ${losses} of them a loss.`);
console.log(`\nWithout a fee (${unpriced.length})`);
for (const entry of unpriced) console.log(`  ${entry}`);

const quoted = [...tokens.USA.keys()].filter(
  (token) => token.startsWith('calculation:') && !token.endsWith(':words'),
);
console.log(`\nQuoted in texts (${quoted.length})`);
for (const token of quoted)
  console.log(`  ${token}  ${REGIONS.map((region) => tokens[region].get(token)).join('  ')}`);
