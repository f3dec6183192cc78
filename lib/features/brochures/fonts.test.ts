/** @jest-environment node */
/** What stands in a PDF must not depend on what was drawn before it. */
import { Font } from '@react-pdf/renderer';
import { fontsReady } from './fonts.ts';

type Glyph = { codePoints: number[]; path: unknown };
type Opened = {
  glyphForCodePoint(codePoint: number): Glyph;
  layout(text: string): { glyphs: Glyph[] };
};

const open = (fontFamily: string, fontWeight: number) =>
  Font.getFont({ fontFamily, fontWeight })?.data as unknown as Opened;

/** Its parts are the glyphs of a dot, a dash and figures, and fontkit opens these for it. */
const COMPOSED = [...':;…½¼¾÷≠–'].map((sign) => sign.codePointAt(0) ?? 0);
const TEXT = '7.5 crore, 2017–18, $41.18, D.C.';

it.each([
  ['Display', 700],
  ['Mono', 400],
  ['Text', 400],
  ['Text', 600],
])('no sign is lost after its glyph was a part of another one: %s %i', async (family, weight) => {
  await fontsReady();
  const font = open(family, weight);
  for (const sign of COMPOSED) expect(font.glyphForCodePoint(sign).path).toBeDefined();
  const said = font.layout(TEXT).glyphs.flatMap(({ codePoints }) => codePoints);
  expect(String.fromCodePoint(...said)).toBe(TEXT);
});
