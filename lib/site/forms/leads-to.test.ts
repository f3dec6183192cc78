/** Where a form leads that has signed a visitor in. */
import { PASSWORD_CHANGED } from '../display/account-name.ts';
import type { FormDefinition } from './form.ts';
import { greetingAfter, pathAfter } from './leads-to.ts';

const form = (leadsTo: FormDefinition['leadsTo']): FormDefinition => ({
  id: 'verify-code',
  words: 'verifyForm',
  page: '/auth/verify',
  path: '/user/verify',
  fields: [],
  leadsTo,
});

test('a new account, a code and a new password lead to a greeting, never to a bare homepage', () => {
  expect(pathAfter(form('welcome'), {}, undefined)).toBe('/auth/welcome');
  expect(pathAfter(form('back'), {}, undefined)).toBe('/');
});

test('who wanted another page is taken there', () => {
  for (const leadsTo of ['welcome', 'back'] as const)
    expect(pathAfter(form(leadsTo), {}, '/support?a=b')).toBe('/support?a=b');
});

test('who wanted another page takes that along to the place of the next form', () => {
  const code = form('/auth/verify?purpose={purpose}#code');
  const values = { purpose: 'login' };
  expect(pathAfter(code, values, undefined)).toBe('/auth/verify?purpose=login#code');
  expect(pathAfter(code, values, '/a#b')).toBe('/auth/verify?purpose=login&next=%2Fa%23b#code');
});

test('who owes a second factor shows it first, and is not led back to a greeting from there', () => {
  const values = { secondFactor: 'owed' };
  expect(pathAfter(form('welcome'), values, undefined)).toBe('/auth/second-factor#code');
  expect(pathAfter(form('welcome'), values, '/desk')).toBe('/auth/second-factor?next=%2Fdesk#code');
});

test('a new password is told at once, also before the second factor; a greeting waits for it', () => {
  const reset = { ...form('welcome'), changesPassword: true };
  const factor = '/auth/second-factor#code';
  expect(greetingAfter(reset, factor, 'owed')).toBe(PASSWORD_CHANGED);
  expect(greetingAfter(reset, '/auth/welcome', undefined)).toBe(PASSWORD_CHANGED);
  expect(greetingAfter(form('back'), factor, 'owed')).toBeUndefined();
  expect(greetingAfter(form('back'), '/', undefined)).toBe('1');
  expect(greetingAfter(form('welcome'), '/auth/welcome', undefined)).toBeUndefined();
});
