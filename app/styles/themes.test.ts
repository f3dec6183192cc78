/** Every theme: complete, and readable in every pair of colours that the site uses. */
import { DEFAULT_THEME, THEMES } from '../../lib/site/display/display.ts';
import { contrast, css, INKS, luminance, themes } from './theme-colors.ts';

/** WCAG 2.2: text (1.4.3), and interface and focus (1.4.11). */
const TEXT = 4.5;
const INTERFACE = 3;

const GROUNDS = ['primarybg', 'secondarybg', 'cardbg', 'header', 'sub-header', 'hovercolor'];
const SHEETS = ['primarybg', 'secondarybg', 'cardbg'];
const OUTLINES = ['line-strong', 'primarytheme'];

const PAIRS: [front: string, ground: string, least: number][] = [
  ...GROUNDS.flatMap((ground) => INKS.map((ink): [string, string, number] => [ink, ground, TEXT])),
  ['theme', 'primarytheme', TEXT],
  ['color', 'secondarygradient1', TEXT],
  ['link', 'secondarygradient1', TEXT],
  ['footer-text', 'footer', TEXT],
  ['footer-muted', 'footer', TEXT],
  ...SHEETS.flatMap((ground) =>
    OUTLINES.map((line): [string, string, number] => [line, ground, INTERFACE]),
  ),
  // The outline of an office that an anchor leads to, and of a notice.
  ['line-strong', 'secondarygradient1', INTERFACE],
];

test('every theme has its colours, and the default one needs no attribute', () => {
  expect([...themes.keys()].sort()).toEqual([...THEMES].sort());
  expect(css).toMatch(new RegExp(`:root,\\s*\\[data-theme="${DEFAULT_THEME}"\\]`));
});

test('each has the thirteen colour fields of the specification', () => {
  const fields =
    'header subHeader primarybg secondarybg primarytheme cardtext cardbg link hovercolor footer ' +
    'theme color secondarygradient1';
  const tokens = fields.split(' ').map((field) => (field === 'subHeader' ? 'sub-header' : field));
  expect(tokens).toHaveLength(13);
  for (const [name, own] of themes)
    expect({ name, missing: tokens.filter((token) => !own.has(token)) }).toEqual({
      name,
      missing: [],
    });
});

test('contrast is computed as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
});

describe.each([...themes])('%s', (_, tokens) => {
  test('sets every token of the default theme, and no other', () => {
    expect([...tokens.keys()]).toEqual([...(themes.get(DEFAULT_THEME)?.keys() ?? [])]);
  });

  test('says whether it is light or dark, as its ground is', () => {
    const body = css.match(new RegExp(`data-theme="${_}"\\]\\s*\\{\\s*color-scheme: (\\w+)`))?.[1];
    expect(body).toBe(luminance(tokens.get('primarybg') ?? '') > 0.5 ? 'light' : 'dark');
  });

  test('is written in full hexadecimal colours', () => {
    for (const value of tokens.values()) expect(value).toMatch(/^#[0-9a-f]{6}$/);
  });

  test.each(PAIRS)('%s on %s reaches %d', (front, ground, least) => {
    const [one = '', other = ''] = [tokens.get(front), tokens.get(ground)];
    expect(contrast(one, other)).toBeGreaterThanOrEqual(least);
  });
});

test('the themes differ in their ground and in their strong colour', () => {
  for (const token of ['primarybg', 'primarytheme'])
    expect(new Set([...themes.values()].map((tokens) => tokens.get(token))).size).toBe(
      THEMES.length,
    );
});
