/**
 * The page for a code knows where the code went.
 * @jest-environment jsdom
 */
import {
  forgotPasswordForm,
  loginForm,
  registerForm,
  resetByCodeForm,
  resetByLinkForm,
  sendCodeForm,
  verifyForm,
} from '@/lib/features/accounts/forms';
import { keepCodeAddress, knownCodeAddress } from './code-address';

const email = 'farid@example.org';
beforeEach(() => sessionStorage.clear());

test.each([
  ['a registration', registerForm, verifyForm],
  ['asking for a code', sendCodeForm, verifyForm],
  ['a forgotten password', forgotPasswordForm, resetByCodeForm],
] as const)('after %s nobody types the address again', (_, asking, page) => {
  expect(knownCodeAddress(page)).toBeUndefined();
  keepCodeAddress(asking, { email });
  expect(knownCodeAddress(page)).toBe(email);
});

test('other forms keep no address and are given none', () => {
  keepCodeAddress(loginForm, { email, password: 'secret' });
  expect(sessionStorage).toHaveLength(0);
  keepCodeAddress(registerForm, { email, password: 'secret' });
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
  expect(knownCodeAddress(loginForm)).toBeUndefined();
  expect(knownCodeAddress(resetByLinkForm)).toBeUndefined();
});
