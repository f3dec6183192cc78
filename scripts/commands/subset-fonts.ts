/**
 * `npm run fonts`: makes the font files of app/fonts smaller than their packages' ones by
 * leaving out glyphs, ligatures and weights that no page uses. Run it after a font's update.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

const range = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));

const ASCII = range(0x20, 0x7e);
const MARKS = '–—‘’“”…•₹←↑→↓≤≥×÷−✓·§\u00a0';
/** No heading has them. */
const MARKS_OF_TEXT = `${MARKS}↺°±©¼½`;
/** Of names and loan words, ours and those that visitors type. */
const ACCENTED = 'àáâäåçèéêíñóôöøúüß';
const SELDOM = 'ãëìîïòõùûýÿÀÁÂÄÅÇÈÉÊÑÓÖØÜ';
const LATIN = ASCII + range(0xa0, 0xff) + MARKS_OF_TEXT;

const REGULAR_TO_BOLD = { min: 400, max: 700 };
const FONTS = [
  // Headings only, all of them bold: half the bytes of the variable font.
  {
    family: 'bricolage-grotesque',
    text: ASCII + MARKS + ACCENTED,
    weight: 700,
    features: ['kern'],
  },
  // Half the bytes would be kerning, which no reader sees at the size of a text.
  {
    family: 'instrument-sans',
    text: ASCII + MARKS_OF_TEXT + ACCENTED + SELDOM,
    weight: REGULAR_TO_BOLD,
    features: [],
  },
  // Labels, figures and code only.
  {
    family: 'jetbrains-mono',
    text: `${ASCII}é${MARKS_OF_TEXT}`,
    weight: REGULAR_TO_BOLD,
    features: [],
  },
];

/** The package's types are older than the package. */
type Options = Parameters<typeof subsetFont>[2] & { keepFeatures: string[] };

// A new connection brings 14,600 bytes at once; with its headers each file fits into that.
for (const { family, text, weight, features } of FONTS) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const options: Options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: { wght: weight },
  };
  const subset = await subsetFont(source, text, options);
  writeFileSync(`app/fonts/${family}.woff2`, subset);
  console.log(`${family}: ${source.length} → ${subset.length} bytes`);
}

/**
 * The name of a font has 'Regular' in it whatever its weight. PDFs tell fonts apart by their names: of two weights with
 * one name the second is embedded anew for each run of text.
 * @param name of as many letters, so that all else in the file stays where it is
 */
function nameStyle(font: Buffer, name: string): Buffer {
  const inUtf16 = (text: string) => Buffer.from(text, 'utf16le').swap16();
  const [from, to] = [inUtf16('Regular'), inUtf16(name)];
  for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + 1)) to.copy(font, at);
  return font;
}

// What draws pictures for social networks (lib/site/seo/picture.tsx), brochures (lib/features/brochures) and dossiers
// reads TrueType only, one weight a file.
for (const { family, weight, file = family, style = 'Regular' } of [
  { family: 'bricolage-grotesque', weight: 700 },
  { family: 'jetbrains-mono', weight: 500 },
  { family: 'instrument-sans', weight: 400, file: 'instrument-sans-400' },
  { family: 'instrument-sans', weight: 600, file: 'instrument-sans-600', style: 'Bold600' },
]) {
  const source = readFileSync(
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );
  const subset = await subsetFont(source, LATIN, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  });
  writeFileSync(`app/fonts/${file}.ttf`, nameStyle(subset, style));
}

// Neither text font has a rupee sign, and a PDF has no system font to fall back to.
const sign = await subsetFont(
  readFileSync(
    'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  ),
  '₹',
  { targetFormat: 'truetype', variationAxes: { wght: 500 } },
);
writeFileSync('app/fonts/rupee.ttf', nameStyle(sign, 'Rupee01'));
