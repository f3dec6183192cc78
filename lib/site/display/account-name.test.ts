/**
 * Who is signed in, as a page shows it.
 * @jest-environment jsdom
 */
import { givenName, markAccount } from './account-name.ts';

const { dataset, style } = document.documentElement;

test.each([
  ['Sam Reed', 'Sam'],
  ['Farid', 'Farid'],
  ['Dr. Asha Rao', 'Dr. Asha Rao'],
  ['K. S. Iyer', 'K. S. Iyer'],
  ['Md Karim', 'Md Karim'],
])('%s is called %s', (name, called) => expect(givenName(name)).toBe(called));

test('a page says who is signed in, and after a sign-out that nobody is', () => {
  markAccount('Sam Reed');
  expect(dataset.account).toBe('Sam');
  expect(style.getPropertyValue('--account-name')).toBe('"Sam"');
  expect(style.getPropertyValue('--account-initial')).toBe('"S"');
  markAccount(undefined);
  expect(dataset).not.toHaveProperty('account');
  expect(style.cssText).toBe('');
});

test('a name is text and nothing else, whatever it is made of', () => {
  markAccount('"; } body { display: none');
  expect(style.length).toBe(2);
  expect(style.getPropertyValue('--account-name')).toBe(
    JSON.stringify('"; } body { display: none'),
  );
});
