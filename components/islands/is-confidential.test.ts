/** Every trigger of the specification (section 4), and everything that must stay the browser's. */
import { type EventFacts, isConfidential } from './is-confidential.ts';

/** 'Ctrl+Shift+z' as the event of a key; the code follows from an American keyboard. */
function press(chord: string, over: Partial<EventFacts> = {}): EventFacts {
  const parts = chord === '+' ? ['+'] : chord.split(/\+(?!$)/);
  const key = parts.at(-1) ?? '';
  const code = /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key;
  return {
    type: 'keydown',
    key,
    code,
    ctrlKey: parts.includes('Ctrl'),
    altKey: parts.includes('Alt'),
    metaKey: parts.includes('Meta'),
    shiftKey: parts.includes('Shift'),
    ...over,
  };
}

test.each(['copy', 'cut', 'paste'])('the event %s counts, however it came about', (type) => {
  expect(isConfidential({ type })).toBe(true);
});

test.each([
  ...['Ctrl+z', 'Ctrl+Shift+Z', 'Ctrl+y', 'Ctrl+a', 'Ctrl+A'],
  ...['Delete', 'Shift+Delete', 'Alt+Tab', 'Alt+Shift+Tab', 'Alt+F4', 'F2', 'PrintScreen'],
  ...['Meta+c', 'Meta+x', 'Meta+v', 'Meta+z', 'Meta+Shift+z', 'Meta+y', 'Meta+a', 'Meta+Tab'],
  ...['Meta+Shift+s', 'Meta+Shift+S'],
])('%s counts', (chord) => {
  expect(isConfidential(press(chord))).toBe(true);
});

test('PrintScreen counts when it is released, with whatever is held', () => {
  for (const chord of ['PrintScreen', 'Alt+PrintScreen', 'Meta+PrintScreen', 'Shift+PrintScreen'])
    expect(isConfidential(press(chord, { type: 'keyup' }))).toBe(true);
});

test.each([
  ['#', 'Digit3'],
  ['$', 'Digit4'],
  ['%', 'Digit5'],
  ['^', 'Digit6'],
])('a picture of the macOS screen counts although Shift makes it %s', (key, code) => {
  expect(isConfidential(press('Meta+Shift', { key, code, metaKey: true, shiftKey: true }))).toBe(
    true,
  );
});

test('a keyboard of another script counts by the place of the key', () => {
  expect(isConfidential(press('Ctrl+ो', { code: 'KeyA' }))).toBe(true);
  expect(isConfidential(press('Ctrl+я', { code: 'KeyZ' }))).toBe(true);
  expect(isConfidential(press('Ctrl+м', { code: 'KeyV' }))).toBe(false);
});

test('a Latin keyboard of another order counts by the letter, not by the place', () => {
  expect(isConfidential(press('Ctrl+a', { code: 'KeyQ' }))).toBe(true);
  expect(isConfidential(press('Ctrl+;', { code: 'KeyZ' }))).toBe(false);
});

test.each([
  // Moving, closing, choosing.
  ...['Tab', 'Shift+Tab', 'Escape', 'Enter', ' ', 'ArrowDown', 'Home', 'Backspace'],
  // Zoom.
  ...['Ctrl++', 'Ctrl+-', 'Ctrl+0', 'Meta++', 'Meta+-', 'Meta+0'],
  // Help, search, reload, panes, caret browsing, menu bar, developer tools.
  ...['F1', 'F3', 'F5', 'F6', 'F7', 'F10', 'F12', 'Shift+F6'],
  // Letters and modifiers by themselves, and what AltGr types: ą, ż, …
  ...['a', 'Z', 'Control', 'Meta', 'Alt', 'Shift', 'Ctrl+Alt+a', 'Ctrl+Alt+z', 'Ctrl+Alt+Delete'],
  // Finding, printing, reloading, tabs, the address bar, the inspector.
  ...[
    'Ctrl+f',
    'Ctrl+p',
    'Ctrl+r',
    'Ctrl+t',
    'Ctrl+l',
    'Ctrl+Shift+c',
    'Meta+f',
    'Meta+p',
    'Meta+r',
  ],
])('%s does not count', (chord) => {
  expect(isConfidential(press(chord))).toBe(false);
});

test('the release of a key does not count', () => {
  expect(isConfidential(press('Ctrl+a', { type: 'keyup' }))).toBe(false);
  expect(isConfidential(press('Delete', { type: 'keyup' }))).toBe(false);
});

test('a key event without a key, as a browser sends when it fills in a form, does not count', () => {
  expect(isConfidential({ type: 'keydown' })).toBe(false);
});
