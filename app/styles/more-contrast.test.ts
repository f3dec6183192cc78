/** Where the system asks for more contrast, no text of any theme has less than WCAG's enhanced ratio. */
import { sheets } from './sheets.ts';
import { contrast, INKS, luminance, themes } from './theme-colors.ts';

/** WCAG 2.2, 1.4.6. */
const ENHANCED = 7;
const SHEETS = ['primarybg', 'secondarybg', 'cardbg', 'header', 'sub-header'];

const changed = new Map(
  [...(sheets.get('app/styles/more-contrast.css') ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)].map(
    ([, token = '', value = '']) => [token, value],
  ),
);

const MIXED = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)$/;

/** '#rrggbb' of so many percent of one, and the rest of the other. */
function mix(one: string, percent: number, other: string): string {
  const parts = [1, 3, 5].map((start) => {
    const [a = 0, b = 0] = [one, other].map((hex) =>
      Number.parseInt(hex.slice(start, start + 2), 16),
    );
    const part = Math.round((a * percent + b * (100 - percent)) / 100);
    return part.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/** The colour of a token with more contrast, as '#rrggbb'. */
function colorOf(theme: string, token: string): string {
  const ofTheme = (name = '') => themes.get(theme)?.get(name) ?? '';
  const value = changed.get(token);
  if (value === undefined) return ofTheme(token);
  const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
  const isDark = luminance(ofTheme('primarybg')) < 0.5;
  if (light && dark) return isDark ? dark : light;
  const [, one, percent, other] = MIXED.exec(value) ?? [];
  if (one) return mix(ofTheme(one), Number(percent), ofTheme(other));
  return ofTheme(/^var\(--([\w-]+)\)$/.exec(value)?.[1]);
}

const PAIRS: [ink: string, ground: string][] = [
  ...SHEETS.flatMap((ground) => INKS.map((ink): [string, string] => [ink, ground])),
  ['footer-text', 'footer'],
  ['footer-muted', 'footer'],
  ['line', 'primarybg'],
  ['line', 'cardbg'],
];

test('only tokens of the themes change', () => {
  expect(changed.size).toBeGreaterThan(0);
  for (const tokens of themes.values())
    expect([...changed.keys()].filter((token) => !tokens.has(token))).toEqual([]);
});

describe.each([...themes.keys()])('%s with more contrast', (theme) => {
  test.each(PAIRS)('%s can be read on %s', (ink, ground) => {
    expect(contrast(colorOf(theme, ink), colorOf(theme, ground))).toBeGreaterThanOrEqual(ENHANCED);
  });
});
