/**
 * Which events ask for the confidentiality overlay: the specification's list (section 4) and
 * nothing else. What is not listed stays the browser's own, such as Tab, Escape, zoom and the keys
 * of assistive technology. Ctrl with Alt stands nowhere, because AltGr types letters that way.
 */

/** What the rule needs of an event; events of the clipboard have a type only. */
export type EventFacts = Pick<Event, 'type'> &
  Partial<Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'shiftKey'>>;

/** Modifiers in this order, then the key. */
const CHORDS: ReadonlySet<string> = new Set([
  'Delete',
  'Shift+Delete',
  'F2',
  // Leaving, as far as a browser lets a page see it.
  'Alt+Tab',
  'Alt+Shift+Tab',
  'Alt+F4',
  'Meta+Tab',
  // Undo, redo, select all. Copy, cut and paste are events of their own.
  'Ctrl+z',
  'Ctrl+Shift+z',
  'Ctrl+y',
  'Ctrl+a',
  // The same with the command key of macOS.
  'Meta+c',
  'Meta+x',
  'Meta+v',
  'Meta+z',
  'Meta+Shift+z',
  'Meta+y',
  'Meta+a',
  // Pictures of the screen: macOS to a file and to the clipboard, then Windows.
  'Meta+Shift+3',
  'Meta+Shift+4',
  'Meta+Shift+5',
  'Meta+Shift+6',
  'Ctrl+Meta+Shift+3',
  'Ctrl+Meta+Shift+4',
  'Meta+Shift+s',
]);

/** The key by its Latin name: Shift turns digits into signs, and other scripts have no 'a'. */
function latinName(key: string, code: string): string {
  const isForeignLetter = key.length === 1 && key > '~';
  return (isForeignLetter || code.startsWith('Digit') ? code.slice(-1) : key).toLowerCase();
}

/** Whether `event` is one of the specification's triggers; where it happened is not asked here. */
export function isConfidential(event: EventFacts): boolean {
  const { type, key = '', code = '' } = event;
  // Browsers report this key when it is released, and some only then.
  if (key === 'PrintScreen') return true;
  if (type !== 'keydown') return type !== 'keyup';
  const chord =
    (event.ctrlKey ? 'Ctrl+' : '') +
    (event.altKey ? 'Alt+' : '') +
    (event.metaKey ? 'Meta+' : '') +
    (event.shiftKey ? 'Shift+' : '') +
    (key.length > 1 ? key : latinName(key, code));
  return CHORDS.has(chord);
}
