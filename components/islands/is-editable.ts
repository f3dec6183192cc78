/** Whether what is typed there is meant as text, so that no single key may do something else. */
export const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable]') !== null;
