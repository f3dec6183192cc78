/**
 * The keys of the desk. Single keys may act only while the part of the page that they belong to has the focus (WCAG
 * 2.1.4), so the whole desk is one part: it takes the focus when it opens, and from a click on anything in it.
 */
import { isEditable } from '@/components/islands/is-editable';

/** Of the field in which the answer is written. */
export const ANSWER_FIELD = 'answer-text';

/** How far a key moves the focus in the list, from anywhere at the desk. */
const STEPS: Record<string, number> = { j: 1, k: -1 };

/** The same in the list alone, since these scroll the page elsewhere; Infinity is the last message. */
const STEPS_IN_LIST: Record<string, number> = {
  ...STEPS,
  ArrowDown: 1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

const ROWS = 'a[data-id]';

export const focusRow = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();

/** Back to the whole desk, from a part of it that is about to go. */
export const focusDesk = (part: Element | null): void =>
  part?.closest<HTMLElement>('[data-desk]')?.focus({ preventScroll: true });

/** From outside the list the open message comes first, or else the one at the top. */
function focusInList(desk: HTMLElement, row: HTMLElement | null, by: number): void {
  const rows = [...desk.querySelectorAll<HTMLElement>(ROWS)];
  const open = rows.findIndex((one) => one.hasAttribute('aria-current'));
  const next = row ? rows.indexOf(row) + by : Math.max(0, open);
  rows[Math.max(0, Math.min(rows.length - 1, next))]?.focus();
}

type Acts = {
  /** Ticks the message in the list that has the focus, or takes the tick away. */
  onChoose: (id: string) => void;
  /** Shows the list of keys. */
  onHelp: () => void;
};

/** Typing, a dialog and every key with Ctrl, Alt or Cmd are left alone. */
export function onDeskKey(
  event: React.KeyboardEvent<HTMLElement>,
  { onChoose, onHelp }: Acts,
): void {
  const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || isEditable(target)) return;
  if (!(target instanceof Element) || target.closest('dialog')) return;
  const row = target.closest<HTMLElement>(ROWS);
  const by = (row ? STEPS_IN_LIST : STEPS)[key];
  if (by !== undefined) focusInList(currentTarget, row, by);
  else if (key === 'x' && row?.dataset.id) onChoose(row.dataset.id);
  else if (key === 'a') document.getElementById(ANSWER_FIELD)?.focus();
  else if (key === '?') onHelp();
  else return;
  event.preventDefault();
}
