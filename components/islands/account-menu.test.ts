/**
 * What scripts add to the account menu.
 * @jest-environment jsdom
 */
import { watchAccountMenu } from './account-menu.ts';

let role = 'member';
let asked: string[] = [];
let stop = new AbortController();

const desk = () => document.querySelector<HTMLElement>('[data-staff]');
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
async function open() {
  document.getElementById('account-menu')?.dispatchEvent(new Event('toggle'));
  await settle();
}

beforeEach(() => {
  asked = [];
  stop = new AbortController();
  document.body.innerHTML =
    '<nav id="account-menu"><ul><li hidden data-staff><a href="/desk">Desk</a></li></ul></nav>';
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return { ok: true, status: 200, json: async () => ({ role }) } as Response;
  };
  watchAccountMenu(stop.signal);
});
afterEach(() => stop.abort());

test.each([
  ['desk', false],
  ['admin', false],
  ['member', true],
])('who is %s finds the way to the desk hidden: %s', async (own, isHidden) => {
  role = own;
  await open();
  expect(desk()?.hidden).toBe(isHidden);
});

test('nobody is asked about before the menu is opened, and then once', async () => {
  await settle();
  expect(asked).toEqual([]);
  await open();
  await open();
  expect(asked).toHaveLength(1);
});

test('without an answer the menu is as it was', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('no network');
  };
  await open();
  expect(desk()?.hidden).toBe(true);
});
