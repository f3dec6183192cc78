/** The keys of the list, which work while one of its messages has the focus, and where the focus goes. */

/** Of the field in which the answer is written. */
export const ANSWER_FIELD = 'answer-text';

/** How far each key moves the focus; Infinity is the last one. */
const STEPS: Record<string, number> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

export const focusRow = (id: string): void =>
  document.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`)?.focus();

type Keys = {
  /** Ticks the message, or takes the tick away. */
  onChoose: () => void;
};

export function onListKey(event: React.KeyboardEvent<HTMLAnchorElement>, { onChoose }: Keys): void {
  const { key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return;
  const by = STEPS[key];
  if (by !== undefined) {
    const links = [
      ...(currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('a[data-id]') ?? []),
    ];
    const next = links.indexOf(currentTarget) + by;
    links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
  } else if (key === 'x') onChoose();
  else if (key === 'a') document.getElementById(ANSWER_FIELD)?.focus();
  else return;
  event.preventDefault();
}
