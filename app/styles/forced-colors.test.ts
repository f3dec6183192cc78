/** Where the system forces its colours, each of ours is one of them: drawings and marks stay readable. */
import { sheets } from './sheets.ts';

/** https://drafts.csswg.org/css-color-4/#css-system-colors */
const OF_THE_SYSTEM = /^(Canvas|CanvasText|LinkText|GrayText|Highlight|HighlightText)$/;

const tokensIn = (css: string) =>
  new Map(
    [...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  );
const forced = tokensIn(sheets.get('app/styles/forced-colors.css') ?? '');
const ours = tokensIn(sheets.get('app/styles/themes.css') ?? '');

test('every colour of the themes, and no other', () => {
  expect(ours.size).toBeGreaterThan(13);
  expect([...forced.keys()].sort()).toEqual([...ours.keys()].sort());
  for (const [name, color] of forced)
    expect([name, color]).toEqual([name, expect.stringMatching(OF_THE_SYSTEM)]);
});

test('the browser puts none of its own in their place', () => {
  expect(sheets.get('app/styles/forced-colors.css')).toContain('forced-color-adjust: none;');
});

test('what is drawn differs from its ground, and what is strong from the rest', () => {
  const grounds = ['primarybg', 'secondarybg', 'cardbg', 'header', 'sub-header', 'footer'];
  for (const ground of grounds) expect(forced.get(ground)).toBe('Canvas');
  for (const ink of ['line', 'line-strong', 'primarytheme', 'note', 'danger', 'success'])
    expect([ink, forced.get(ink)]).not.toEqual([ink, 'Canvas']);
  const marks = ['line', 'line-strong', 'primarytheme'].map((mark) => forced.get(mark));
  expect(new Set(marks).size).toBe(marks.length);
});
