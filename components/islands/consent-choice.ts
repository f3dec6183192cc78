/**
 * What happens in the browser when a visitor chooses: cookies first, then the receipt, then the page that the
 * visitor goes on to. Loaded with the choice.
 */
import { deleteCookie, getCookie, setCookie } from 'cookies-next/client';
import { callApi } from '@/lib/platform/api-client/call-api';
import type { Region } from '@/lib/platform/region/region';
import { ACCOUNT_COOKIE } from '@/lib/platform/session/cookies';
import {
  ALL_ALLOWED_COOKIE,
  allAllowed,
  buildRecord,
  type Choices,
  choiceCookie,
  consentCookieName,
  type Decision,
  receiptKey,
  serializeRecord,
} from '@/lib/site/consent/record';
import type { Messages } from '@/lib/site/content/messages';
import { DENIED_KEY, DENIED_UNCONFIRMED } from '@/lib/site/display/display';
import { keepNote } from './keep-note';
import { runsRefusedScript } from './refused-script';
import { emit } from './site-events';

export type Choice = { decision: Decision; choices: Choices };
type Facts = { region: Region; revision: string };

/** What the server gives back for a choice; see lib/features/consent-receipts. */
export type Receipt = {
  id: string;
  revision: string;
  decision: Decision;
  categories: Choices;
  createdAt: string;
};

/** The receipt of the last choice in this edition, if this browser has kept it. */
export function readReceipt(region: Region): Receipt | undefined {
  try {
    const receipt: Receipt = JSON.parse(localStorage.getItem(receiptKey(region)) ?? '');
    return typeof receipt.id === 'string' && receipt.categories ? receipt : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address that the guard will compare. Asked of the server that guards, wherever this edition's
 * requests go: another server may see another one, and the visitor would be led home again and again.
 * @throws Error when the server refuses; TypeError when no server answers
 */
async function fetchAddress(): Promise<string> {
  const response = await fetch('/api/v1/global/consent/ip', { cache: 'no-store' });
  if (!response.ok) throw new Error(`Failed to fetch IP details: ${response.status}`);
  const { ip }: { ip: string } = await response.json();
  return ip;
}

/** The receipt is wanted, but a choice holds without it: a failure here changes nothing. */
async function sendReceipt(region: Region, json: object): Promise<void> {
  // Until the new one is there, the old one would say what is no longer so.
  keepNote('localStorage', receiptKey(region));
  // One choice, one receipt, at both endpoints.
  const sent = {
    json,
    keepalive: true,
    idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join('-'),
  };
  try {
    const response = await callApi('/global/consent', { ...sent, method: 'POST' });
    keepNote('localStorage', receiptKey(region), await response.text());
    // The name in this cookie says that an account is signed in here.
    if (getCookie(ACCOUNT_COOKIE))
      await callApi('/user/profile/consent', { ...sent, method: 'PUT' });
  } catch (error) {
    console.warn('The consent receipt could not be stored.', error);
  }
}

/**
 * Keeps the choice in the visitor's cookies, tells the other islands, and sends it for a receipt.
 * @throws Error when consent was given but the visitor's address cannot be learnt.
 */
export async function applyChoice({ decision, choices }: Choice, facts: Facts): Promise<void> {
  const { region, revision } = facts;
  const cookie = choiceCookie(location.protocol === 'https:');
  if (decision === 'denyAll') {
    deleteCookie(consentCookieName(region), { path: '/' });
    deleteCookie(ALL_ALLOWED_COOKIE, { path: '/' });
    keepNote('sessionStorage', DENIED_KEY, '1');
    document.documentElement.dataset.consent = 'denied';
    emit('site:consent', choices);
    const record = buildRecord({ region, ip: '', choices, revision });
    await sendReceipt(region, { ...record, consent: false, necessary_cookies_consent: false });
    return;
  }
  const record = buildRecord({ region, ip: await fetchAddress(), choices, revision });
  setCookie(consentCookieName(region), serializeRecord(record), cookie);
  if (allAllowed(choices)) setCookie(ALL_ALLOWED_COOKIE, 'true', cookie);
  else deleteCookie(ALL_ALLOWED_COOKIE, { path: '/' });
  keepNote('sessionStorage', DENIED_KEY);
  document.documentElement.dataset.consent = 'given';
  emit('site:consent', choices);
  await sendReceipt(region, {
    ...record,
    isConsent: decision === 'allowSelected' ? true : undefined,
  });
}

type Onward = {
  /** The path that the guard had refused, unless the visitor denied. */
  asked: string | undefined;
  home: string;
  strings: Pick<Messages['consent'], 'denied' | 'saved'>;
  banner: HTMLElement | null;
  /** Ends the wait of the banner. */
  rest: () => void;
};

/** Leads to the page that was asked for, or home after a refusal; else says that the choice is kept. */
export function goOn({ decision, choices }: Choice, onward: Onward): void {
  const { asked, home, strings, banner, rest } = onward;
  if (asked) {
    // A browser that keeps this page for the way back keeps it as it was before.
    addEventListener('pagehide', rest, { once: true });
    location.assign(asked);
    return;
  }
  rest();
  // What had the focus is gone: the next key finds the page, not the end of it.
  const { activeElement, body } = document;
  if (activeElement === body || banner?.contains(activeElement))
    document.getElementById('content')?.focus({ preventScroll: true });
  const isDenied = decision === 'denyAll';
  if (isDenied && location.pathname !== home) {
    keepNote('sessionStorage', DENIED_KEY, DENIED_UNCONFIRMED);
    location.assign(home);
    return;
  }
  emit('site:notify', { type: 'success', message: isDenied ? strings.denied : strings.saved });
  // Nothing else ends a script.
  if (runsRefusedScript(choices)) location.reload();
}
