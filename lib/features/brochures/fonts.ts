/** The fonts of PDFs, which react-pdf and the library below it, fontkit, share between all that they draw. */
import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';

/** File below app/fonts by family and weight. */
const FACES = [
  { fontFamily: 'Display', fontWeight: 700, file: 'bricolage-grotesque' },
  { fontFamily: 'Mono', fontWeight: 400, file: 'jetbrains-mono' },
  { fontFamily: 'Rupee', fontWeight: 400, file: 'rupee' },
  { fontFamily: 'Text', fontWeight: 400, file: 'instrument-sans-400' },
  { fontFamily: 'Text', fontWeight: 600, file: 'instrument-sans-600' },
] as const;

type Characters = { characterSet: number[]; glyphForCodePoint(codePoint: number): unknown };

/**
 * Opens each font and shows it all of its characters. fontkit keeps a glyph as it first met it: the dot that it met
 * as a part of a colon stands for no character from then on, and is missing in every later text ("₹7.5" is "₹.5").
 */
async function loadFonts(): Promise<void> {
  for (const { fontFamily, fontWeight, file } of FACES) {
    const src = join(process.cwd(), 'app/fonts', `${file}.ttf`);
    Font.register({ family: fontFamily, src, fontWeight });
    await Font.load({ fontFamily, fontWeight });
    const font = Font.getFont({ fontFamily, fontWeight })?.data as unknown as Characters;
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  }
  // A word that is cut in two is harder to read than a short line.
  Font.registerHyphenationCallback((word) => [word]);
}

let loading: Promise<void> | undefined;

/** Returns when PDFs can be drawn. */
export const fontsReady = (): Promise<void> => {
  loading ??= loadFonts();
  return loading;
};
