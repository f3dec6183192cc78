/**
 * A code that is looked at before its form is sent: when, how often, and what is said of it.
 * @jest-environment jsdom
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { resetByCodeForm, resetByLinkForm } from '@/lib/features/accounts/forms';
import type { FormDefinition } from '@/lib/site/forms/form';
import { useCodeCheck } from './use-code-check';

const RIGHT = '123456';
const EMAIL = 'ines@example.org';
/** What jsdom has no class for. */
const answer = (status: number, body: object) =>
  ({
    ok: status < 400,
    status,
    json: async () => body,
    text: async () => JSON.stringify(body),
  }) as Response;
const good = () => answer(200, { expiresAt: '2026-11-20T12:10:00Z' });
const problem = (status: number, code: string) => answer(status, { message: 'No.', code });

let asked: { path: string; body: Record<string, string> }[] = [];
let reply: (body: Record<string, string>) => Response;
let root: Root;
let element: HTMLFormElement;

function Probe({ form, given }: { form: FormDefinition; given: Record<string, string> }) {
  const { check, isOfLink, onTyped } = useCodeCheck(form, given);
  return (
    <form onInput={(event) => onTyped(event.currentTarget)}>
      <input name="email" />
      <input name="otp" />
      <output>{`${check.says}${isOfLink ? ' link' : ''}`}</output>
    </form>
  );
}

/** The client is loaded when it is needed, and answers later. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function show(form: FormDefinition, given: Record<string, string> = {}) {
  await act(async () => root.render(<Probe form={form} given={given} />));
  await settle();
  element = document.querySelector('form') as HTMLFormElement;
}
async function type(values: { email?: string; otp?: string }) {
  for (const [name, value] of Object.entries(values))
    (element.elements.namedItem(name) as HTMLInputElement).value = value;
  await act(async () => element.dispatchEvent(new Event('input', { bubbles: true })));
  await settle();
}
const said = () => element.querySelector('output')?.textContent;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.lang = 'en-US';
  document.documentElement.dataset.apiBase = '/api/v1';
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLDivElement);
  asked = [];
  reply = ({ otp, code }) =>
    otp === RIGHT || code === 'good' ? good() : problem(422, 'INVALID_CODE');
  globalThis.fetch = async (path, init) => {
    const body = JSON.parse(String(init?.body));
    asked.push({ path: String(path), body });
    return reply(body);
  };
});
afterEach(() => act(async () => root.unmount()));

test.each([
  ['good', 'good link'],
  ['used', 'ended link'],
])('a %s link is looked at when the page opens, once', async (code, outcome) => {
  await show(resetByLinkForm, { code });
  expect(said()).toBe(outcome);
  await type({});
  expect(asked).toEqual([{ path: '/api/v1/auth/check-reset-code', body: { code } }]);
});

test('digits are looked at once all six and the address are there', async () => {
  await show(resetByCodeForm);
  await type({ otp: '12345' });
  await type({ otp: RIGHT });
  await type({ email: 'ines' });
  expect(asked).toEqual([]);
  await type({ email: EMAIL });
  expect(asked).toEqual([
    {
      path: '/api/v1/user/verify_forgotpassword_user_otp',
      body: { email: EMAIL, otp: RIGHT },
    },
  ]);
  expect(said()).toBe('good');
});

test('other digits are another code: what was said of the one before is taken back', async () => {
  await show(resetByCodeForm);
  await type({ email: EMAIL, otp: '999 999' });
  expect(said()).toBe('ended');
  await type({ otp: '99999' });
  expect(said()).toBe('nothing');
});

test('no digits are looked at twice, and tries are left for sending the form', async () => {
  await show(resetByCodeForm);
  for (const otp of ['111111', '222222', '111111', '333333', '444444', RIGHT])
    await type({ email: EMAIL, otp });
  expect(asked.map(({ body }) => body.otp)).toEqual(['111111', '222222', '333333']);
  expect(said()).toBe('nothing');
});

test.each([429, 503])('an answer of %i says nothing about the code', async (status) => {
  reply = () => problem(status, 'ANOTHER');
  await show(resetByLinkForm, { code: 'good' });
  expect(said()).toBe('nothing link');
});
