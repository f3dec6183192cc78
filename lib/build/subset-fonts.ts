/**
 * `npm run fonts`: makes the font files of app/fonts smaller than their packages' ones by
 * leaving out glyphs, ligatures and weights that no page uses. Run it after a font's update.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ASCII = range(0x20, 0x7e);
const MARKS = '–—‘’“”…•₹←↑→↓≤≥×−✓↺·§°±';
/** Names and loan words: é, ñ, ü and their neighbours. */
const LATIN = ASCII + range(0xa0, 0xff) + MARKS;

const REGULAR_TO_BOLD = { min: 400, max: 700 };
const FONTS = [
  // Headings only, all of them bold: half the bytes of the variable font.
  { family: 'bricolage-grotesque', text: LATIN, weight: 700 },
  { family: 'instrument-sans', text: LATIN, weight: REGULAR_TO_BOLD },
  // Labels, figures and code only.
  { family: 'jetbrains-mono', text: `${ASCII}é${MARKS}`, weight: REGULAR_TO_BOLD },
];

for (const { family, text, weight } of FONTS) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(source, text, {
    targetFormat: 'woff2',
    noLayoutClosure: true,
    variationAxes: { wght: weight },
  });
  writeFileSync(`app/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${source.length} → ${subset.length} bytes`);
}

// What draws the pictures for social networks (lib/discovery/picture.tsx) reads TrueType only.
for (const { family, weight } of [
  { family: 'bricolage-grotesque', weight: 700 },
  { family: 'jetbrains-mono', weight: 500 },
]) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(source, LATIN, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  writeFileSync(`app/fonts/${family}.ttf`, subset);
}
