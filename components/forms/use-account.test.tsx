/**
 * What a form knows of a visitor who is signed in.
 * @jest-environment jsdom
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { quickApplyForm } from '@/lib/features/careers/forms';
import { contactForm } from '@/lib/features/contact/forms';
import { markAccount } from '@/lib/site/display/account-name';
import type { FormDefinition } from '@/lib/site/forms/form';
import Form from './form';

jest.mock('@/lib/composition/submit-form', () => ({ submitForm: () => undefined }));

const SAM = { name: 'Sam Rivera', email: 'sam@example.org' };
const words = { name: 'Full name', email: 'E-mail', ofAccount: 'You are {name}, {email}.' };

let asked: string[] = [];
let root: Root;

const field = (name: string) =>
  document.querySelector<HTMLInputElement>(`form [name="${name}"]`) as HTMLInputElement;
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const show = (form: FormDefinition) =>
  act(async () => root.render(<Form form={form} words={words} />));

/** What is asked for comes later, and the client that asks is loaded first. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await turn();
}

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.dataset.apiBase = '/api/v1';
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLElement);
  asked = [];
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    return {
      ok: true,
      status: 200,
      json: async () => ({ ...SAM, company: { name: 'Tidewater Mills' } }),
    } as Response;
  };
  markAccount(SAM.name);
});
afterEach(() => act(async () => root.unmount()));

test('an application says whose it is, and asks for neither name nor address', async () => {
  await show(quickApplyForm);
  await until(() => field('email').type === 'hidden');
  expect(document.body.textContent).toContain('You are Sam Rivera, sam@example.org.');
  expect(document.body.textContent).not.toContain('Full name');
  for (const name of ['name', 'email'] as const)
    expect(field(name)).toMatchObject({ type: 'hidden', value: SAM[name] });
});

test('a stranger, or one whose account does not come, is asked for both', async () => {
  markAccount(undefined);
  await show(quickApplyForm);
  await turn();
  expect(asked).toEqual([]);
  expect(field('name').type).toBe('text');
  expect(document.body.textContent).not.toContain('You are');

  await act(async () => root.unmount());
  root = createRoot(document.querySelector('div') as HTMLElement);
  markAccount(SAM.name);
  globalThis.fetch = async (address) => {
    asked.push(String(address));
    throw new TypeError('no network');
  };
  await show(quickApplyForm);
  await until(() => asked.length > 0);
  await turn();
  expect(field('email').type).toBe('email');
});

test('a message begins with name, address and company of the account, which may be changed', async () => {
  await show(contactForm);
  field('email').value = 'desk@example.org';
  await until(() => field('name').value !== '');
  expect(field('name')).toMatchObject({ type: 'text', value: SAM.name });
  expect(field('company').value).toBe('Tidewater Mills');
  expect(field('email').value).toBe('desk@example.org');
});

test('a stranger begins with nothing, and no request is made for it', async () => {
  markAccount(undefined);
  await show(contactForm);
  await turn();
  expect(asked).toEqual([]);
  expect(field('name').value).toBe('');
});
