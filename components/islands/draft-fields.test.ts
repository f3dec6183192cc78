/**
 * What is kept of a form before a new login, and what comes back.
 * @jest-environment jsdom
 */
import { jest } from '@jest/globals';
import { restoreDrafts, saveDrafts } from './draft-fields.ts';
import { draftKey, takeDrafts } from './draft-store.ts';

const FORM = `
  <form data-draft="account">
    <input name="name">
    <input name="phone" type="tel" value="+1">
    <textarea name="about"></textarea>
    <select name="topic"><option value="">?</option><option>demo</option></select>
    <select name="days" multiple><option>Mon</option><option>Tue</option><option>Wed</option></select>
    <input name="news" type="checkbox" value="yes" checked>
    <input name="jobs" type="checkbox" value="yes">
    <input name="plan" type="radio" value="Free" checked>
    <input name="plan" type="radio" value="Premium">
  </form>`;
const SECRETS = `
  <form data-draft="login">
    <input name="email" type="email">
    <input name="password" type="password">
    <input name="shown" type="text" autocomplete="new-password">
    <input name="code" autocomplete="one-time-code">
    <input name="token" type="hidden">
    <input name="cv" type="file">
    <label class="honeypot"><input name="website"></label>
    <input name="trap" tabindex="-1">
  </form>`;

const field = <T extends HTMLElement = HTMLInputElement>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

function fillIn() {
  field('[name=name]').value = 'Meera “M.” Nair';
  field('[name=phone]').value = '';
  field<HTMLTextAreaElement>('[name=about]').value = 'Two lines,\nand <b>signs</b>.';
  field<HTMLSelectElement>('[name=topic]').value = 'demo';
  for (const day of ['Mon', 'Wed'])
    field<HTMLOptionElement>(`[name=days] option:nth-child(${day === 'Mon' ? 1 : 3})`).selected =
      true;
  field('[name=news]').checked = false;
  field('[name=jobs]').checked = true;
  field('[value=Premium]').checked = true;
}

/** The page as the visitor opens it again: what was stored comes once. */
function reopen(html: string): boolean {
  document.body.innerHTML = html;
  const stored = takeDrafts();
  const onRestored = jest.fn();
  if (stored !== null) restoreDrafts(stored, onRestored);
  return onRestored.mock.calls.length > 0;
}

const stateOf = (form: string) => [
  ...new FormData(field<HTMLFormElement>(`[data-draft=${form}]`)).entries(),
];

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/profile?tab=2');
  document.body.innerHTML = FORM;
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('every kind of field comes back as it was, once', () => {
  fillIn();
  const before = stateOf('account');
  saveDrafts();
  expect(reopen(FORM)).toBe(true);
  expect(stateOf('account')).toEqual(before);
  expect(before).toContainEqual(['plan', 'Premium']);
  expect(before.filter(([name]) => name === 'days')).toHaveLength(2);
  expect(reopen(FORM)).toBe(false);
});

test('a form in which nobody typed says nothing', () => {
  saveDrafts();
  expect(reopen(FORM)).toBe(false);
});

test('secrets, files and what no person fills in are never stored', () => {
  document.body.innerHTML = SECRETS;
  for (const input of document.querySelectorAll('input'))
    if (input.type !== 'file') input.value = `typed-${input.name}`;
  saveDrafts();
  expect(JSON.parse(sessionStorage.getItem(draftKey()) ?? '')).toEqual({
    login: [['email', ['typed-email']]],
  });
});

test('forms without a name of their own are left alone', () => {
  document.body.innerHTML = '<form><input name="theme" value="t01"></form>';
  saveDrafts();
  expect(sessionStorage.getItem(draftKey())).toBe('{}');
});

test('drafts belong to their path', () => {
  fillIn();
  saveDrafts();
  history.replaceState(null, '', '/contact-us');
  expect(reopen(FORM)).toBe(false);
  history.replaceState(null, '', '/profile');
  expect(reopen(FORM)).toBe(true);
});

test('whoever listens to a field hears that it has changed', () => {
  fillIn();
  saveDrafts();
  document.body.innerHTML = FORM;
  const heard: string[] = [];
  document.body.addEventListener('input', (event) =>
    heard.push((event.target as HTMLInputElement).name),
  );
  restoreDrafts(takeDrafts() ?? '', () => undefined);
  expect(heard).toEqual(['name', 'phone', 'about', 'topic', 'days', 'news', 'jobs', 'plan']);
});

test('a form that has changed since then keeps its fields apart', () => {
  fillIn();
  saveDrafts();
  const changed = '<form data-draft="account"><input name="city"><input name="phone"></form>';
  expect(reopen(changed)).toBe(false);
  expect(field('[name=city]').value).toBe('');
});

test('a page that the browser kept for ‘back’ forgets what it stored', () => {
  fillIn();
  saveDrafts();
  window.dispatchEvent(new Event('pageshow'));
  expect(takeDrafts()).toBeNull();
});

test('a full storage does not stop anybody from logging in', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(saveDrafts).not.toThrow();
});

test('a form that comes after its page gets its draft then, once', async () => {
  fillIn();
  saveDrafts();
  const stored = takeDrafts() ?? '';
  document.body.innerHTML = '<main></main>';
  const onRestored = jest.fn();
  restoreDrafts(stored, onRestored);
  expect(onRestored).not.toHaveBeenCalled();
  const main = document.querySelector('main') as HTMLElement;
  for (let times = 0; times < 2; times += 1) {
    main.innerHTML = FORM;
    await Promise.resolve();
    expect(onRestored).toHaveBeenCalledTimes(1);
    expect(field<HTMLInputElement>('[name=name]').value).toBe(times === 0 ? 'Meera “M.” Nair' : '');
  }
});
