/** The mark, as it is taken out of app/icon.svg. */
import { parseMark } from './mark.ts';

const svg = (inside: string) => `<svg viewBox="0 0 8 8">${inside}</svg>`;

test('it is its paths with their colors, and the ground behind them', () => {
  const drawn = svg(
    '<rect width="8" height="8" fill="#fff"/><path d="M0 0h4" fill="#123456"/><path fill="#f00" d="M4 0h4"/>',
  );
  expect(parseMark(drawn)).toEqual({
    viewBox: '0 0 8 8',
    ground: '#fff',
    paths: [
      { d: 'M0 0h4', fill: '#123456' },
      { d: 'M4 0h4', fill: '#f00' },
    ],
  });
});

test.each([
  ['a path without a color', svg('<path d="M0 0h4"/>'), 'needs d="…" and fill="…"'],
  ['no path', svg('<circle r="4" fill="#123456"/>'), 'and <path'],
  ['no measure', '<svg><path d="M0 0h4" fill="#f00"/></svg>', 'needs viewBox'],
])('%s stops the build with what it needs', (_, drawn, reason) => {
  expect(() => parseMark(drawn)).toThrow(reason);
});
