/** The widths at which layouts change: specification, section 9. */
import { globSync, readFileSync } from 'node:fs';

const sheets = globSync(['app/styles/*.css', 'components/**/*.css']);
const css = new Map(sheets.map((name) => [name, readFileSync(name, 'utf8')]));

const LAYOUT = [400, 600, 900, 1200, 1400];
const GRID = [600, 960];

test('the breakpoints are those of the specification', () => {
  const named = [
    ...(css.get('app/styles/globals.css') ?? '').matchAll(/--breakpoint-\w+: (\d+)px/g),
  ];
  const widths = named.map(([, width]) => Number(width));
  expect(widths.sort((a, b) => a - b)).toEqual(
    [...new Set([...LAYOUT, ...GRID])].sort((a, b) => a - b),
  );
});

test.each(sheets)('%s uses no other', (name) => {
  const used = [...(css.get(name) ?? '').matchAll(/@media[^{]*?(\d+(?:\.\d+)?)px/g)];
  // '599.98px' is the last width below 600.
  const widths = used.map(([, width]) => Math.ceil(Number(width)));
  expect(widths.filter((width) => ![...LAYOUT, ...GRID].includes(width))).toEqual([]);
});
