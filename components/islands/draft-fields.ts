/** Saves what was typed into the forms with `data-draft`, and puts it back when the page is opened. */
import { draftKey, takeDrafts } from './draft-store';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
/** Name and values of each control of a form, in their order. */
type Draft = [name: string, values: string[]][];

/** What is never stored: secrets, also while they are shown as text; files; what no person fills in. */
const LEFT_OUT = [
  '[type=password]',
  '[autocomplete*=password]',
  '[autocomplete=one-time-code]',
  '[type=file]',
  '[type=hidden]',
  '[tabindex="-1"]',
  '.honeypot *',
].join();

const formsOfPage = () => document.querySelectorAll<HTMLFormElement>('form[data-draft]');

const controlsOf = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is Control =>
      element.matches('input[name], select[name], textarea[name]') && !element.matches(LEFT_OUT),
  );

const isBox = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function valuesOf(control: Control): string[] {
  if (control instanceof HTMLSelectElement)
    return Array.from(control.selectedOptions, ({ value }) => value);
  return isBox(control) && !control.checked ? [] : [control.value];
}

/** @returns whether that changed anything */
function putBack(control: Control, values: string[]): boolean {
  if (String(valuesOf(control)) === String(values)) return false;
  if (isBox(control)) {
    control.click();
    return true;
  }
  if (control instanceof HTMLSelectElement)
    for (const option of control.options) option.selected = values.includes(option.value);
  // React hides the setter of the element behind one that keeps the change from it.
  else Reflect.set(Object.getPrototypeOf(control), 'value', values[0] ?? '', control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** Keeps the forms of this page in this tab until the page is opened again. */
export function saveDrafts(): void {
  const drafts: Record<string, Draft> = {};
  for (const form of formsOfPage())
    drafts[form.dataset.draft ?? ''] = controlsOf(form).map((control) => [
      control.name,
      valuesOf(control),
    ]);
  try {
    sessionStorage.setItem(draftKey(), JSON.stringify(drafts));
  } catch {
    // Storage is full or forbidden: the login must not fail for that.
    return;
  }
  // A page that the browser kept for 'back' still shows what was typed.
  window.addEventListener('pageshow', takeDrafts, { once: true });
}

/** @returns whether anything in the form is different now */
function restoreForm(form: HTMLFormElement, draft: Draft): boolean {
  let hasChanged = false;
  for (const [index, control] of controlsOf(form).entries()) {
    const [name, values] = draft[index] ?? [];
    if (name === control.name && values && putBack(control, values)) hasChanged = true;
  }
  return hasChanged;
}

/**
 * Restores each form as soon as it is there: those of the desk come after their message.
 * @param stored as `saveDrafts` stored it
 * @param onRestored called when something on the page is different now
 */
export function restoreDrafts(stored: string, onRestored: () => void): void {
  const waiting = new Map<string, Draft>(Object.entries(JSON.parse(stored)));
  const observer = new MutationObserver(restore);
  function restore() {
    let hasChanged = false;
    for (const form of formsOfPage()) {
      const name = form.dataset.draft ?? '';
      const draft = waiting.get(name);
      waiting.delete(name);
      if (draft && restoreForm(form, draft)) hasChanged = true;
    }
    if (waiting.size === 0) observer.disconnect();
    if (hasChanged) onRestored();
  }
  observer.observe(document.body, { childList: true, subtree: true });
  restore();
}
