/**
 * A page that stands open: when it refreshes the session, and what it says when that has ended.
 * @jest-environment jsdom
 */
import { jest } from '@jest/globals';
import { deleteCookie, setCookie } from 'cookies-next/client';
import type * as SignedIn from '../../lib/platform/api-client/signed-in.ts';
import { IDLE_LIMIT_MS } from './idle-clock.ts';
import type * as Keeper from './keep-session.ts';

const START = Date.parse('2026-11-02T09:00:00Z');
const PAUSE_MS = 120_000;
const COOKIE = 'userSelectedAccountDetails';
const ENDED = 'Your session has ended.';
const WELCOME = 'Welcome, {name}.';
const CHANGED = 'Your password is changed, {name}.';

/** The tabs of one browser, as the standard has it: no tab hears what it said itself. */
class Channel {
  static readonly open = new Set<Channel>();
  onmessage: (() => void) | null = null;
  constructor() {
    Channel.open.add(this);
  }
  postMessage() {
    for (const other of Channel.open) if (other !== this) other.onmessage?.();
  }
  close() {
    Channel.open.delete(this);
  }
}

type Tab = typeof Keeper & typeof SignedIn;
let isLive = true;
let refreshes = 0;
let said: string[] = [];

/** A page that a visitor has opened while they are signed in. */
function openTab(): Tab {
  let tab: Tab | undefined;
  jest.isolateModules(() => {
    tab = {
      ...require('../../lib/platform/api-client/signed-in.ts'),
      ...require('./keep-session.ts'),
    } as Tab;
  });
  if (!tab) throw new Error('no tab');
  setCookie(COOKIE, 'Meera', { path: '/' });
  tab.noteSignedIn(true);
  tab.keepSession();
  return tab;
}

const settle = () => jest.advanceTimersByTimeAsync(0);
const move = () => window.dispatchEvent(new Event('mousemove'));
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
/** Time passes while no timer runs. */
const sleep = (ms: number) => jest.setSystemTime(Date.now() + ms);

const listeners = new AbortController();
window.addEventListener(
  'site:notify',
  (event) => said.push((event as CustomEvent<{ message: string }>).detail.message),
  { signal: listeners.signal },
);
afterAll(() => listeners.abort());

beforeEach(() => {
  jest.useFakeTimers({ now: START });
  localStorage.clear();
  Channel.open.clear();
  [isLive, refreshes, said] = [true, 0, []];
  document.documentElement.dataset.consent = 'given';
  localStorage.setItem('last-activity', String(START));
  globalThis.fetch = async (address) => {
    if (String(address).startsWith('/words/'))
      return {
        ok: true,
        json: async () => ({
          idle: { ended: ENDED },
          account: { welcome: WELCOME, passwordChanged: CHANGED },
        }),
      } as Response;
    refreshes += 1;
    return {
      ok: isLive,
      status: isLive ? 200 : 401,
      text: async () => '{"message":"INVALID_TOKEN"}',
      json: async () => ({ expiresAt: '2026-11-02T10:00:00Z' }),
    } as Response;
  };
  Object.assign(globalThis, { BroadcastChannel: Channel });
});
// Ends what the tabs of a test listen to.
afterEach(async () => {
  window.dispatchEvent(new CustomEvent('site:signed-out'));
  await settle();
  document.body.replaceChildren();
  jest.useRealTimers();
});

test('a session is refreshed when the page opens, and with activity after two minutes', async () => {
  const tab = openTab();
  tab.keepSession();
  await settle();
  expect(refreshes).toBe(1);
  move();
  move();
  await jest.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(refreshes).toBe(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(refreshes).toBe(2);
  expect(said).toEqual([]);
});

test('whoever comes back from a shorter sleep is refreshed at once, while the session lives', async () => {
  openTab();
  await settle();
  move();
  sleep(IDLE_LIMIT_MS - 1);
  move();
  move();
  expect(refreshes).toBe(2);
});

test('a refresh that slept beyond the limit is not made: the dialog is due, and knows of whom', async () => {
  const tab = openTab();
  await settle();
  move();
  sleep(IDLE_LIMIT_MS);
  isLive = false;
  deleteCookie(COOKIE, { path: '/' });
  comeBack();
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  expect(refreshes).toBe(1);
  expect(said).toEqual([]);
  expect(tab.wasSignedIn()).toBe(true);
});

test('a session that the server has ended is told of once, and its name is forgotten', async () => {
  const tab = openTab();
  await settle();
  isLive = false;
  for (let minutes = 0; minutes < 6; minutes += 1) {
    localStorage.setItem('last-activity', String(Date.now()));
    move();
    await jest.advanceTimersByTimeAsync(60_000);
  }
  expect(said).toEqual([ENDED]);
  expect(refreshes).toBe(2);
  expect(document.cookie).not.toContain(COOKIE);
  expect(tab.wasSignedIn()).toBe(false);
});

test('who signs out in one tab is told in the others, and not in that one', async () => {
  const [here, there] = [openTab(), openTab()];
  await settle();
  here.tellSignedOut();
  await settle();
  expect(said).toEqual([ENDED]);
  expect([here.wasSignedIn(), there.wasSignedIn()]).toEqual([false, false]);
});

test('a page that was kept for ‘back’ says what it has missed', async () => {
  openTab();
  await settle();
  deleteCookie(COOKIE, { path: '/' });
  sleep(IDLE_LIMIT_MS - 1);
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(said).toEqual([ENDED]);
});

test('the dialog stays when another tab has logged out to log in again', async () => {
  const [here, there] = [openTab(), openTab()];
  await settle();
  document.body.innerHTML = '<dialog class="idle-dialog"></dialog>';
  here.tellSignedOut();
  await settle();
  expect(said).toEqual([]);
  expect(there.wasSignedIn()).toBe(true);
});

test('who has just signed in is greeted by name, once', async () => {
  sessionStorage.setItem('welcome', '1');
  openTab();
  await settle();
  openTab();
  await settle();
  expect(said).toEqual(['Welcome, Meera.']);
});

test('who has changed a forgotten password reads that it is changed', async () => {
  sessionStorage.setItem('welcome', 'passwordChanged');
  openTab();
  await settle();
  expect(said).toEqual(['Your password is changed, Meera.']);
});

test('the header says who is signed in, until the session ends', async () => {
  const { dataset } = document.documentElement;
  openTab();
  expect(dataset.account).toBe('Meera');
  await settle();
  isLive = false;
  await jest.advanceTimersByTimeAsync(PAUSE_MS);
  move();
  await settle();
  expect(dataset).not.toHaveProperty('account');
});

test('who signs in again is kept signed in again', async () => {
  const tab = openTab();
  await settle();
  window.dispatchEvent(new CustomEvent('site:signed-out'));
  await settle();
  tab.noteSignedIn(true);
  tab.keepSession();
  await settle();
  expect(refreshes).toBe(2);
});
