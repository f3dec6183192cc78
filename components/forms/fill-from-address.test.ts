/**
 * What a link may fill in, and what it may not.
 * @jest-environment jsdom
 */
import { contactForm } from '@/lib/contact/form';
import { fillFromAddress } from './fill-from-address';

const words = { planMessage: 'I would like to join the plan {plan}.' };

function fill(search: string, message = '') {
  document.body.innerHTML =
    '<form><select name="topic"><option></option><option>pricing</option></select><textarea name="message"></textarea></form>';
  const form = document.forms[0] as HTMLFormElement;
  const field = (name: string) => form.elements.namedItem(name) as HTMLTextAreaElement;
  field('message').value = message;
  fillFromAddress(contactForm, words, form, search);
  return { topic: field('topic').value, message: field('message').value };
}

test('a link from a plan begins the message and chooses the topic', () => {
  expect(fill('?plan=Premium')).toEqual({
    topic: 'pricing',
    message: 'I would like to join the plan Premium.',
  });
});

test('what somebody has typed stays', () => {
  expect(fill('?plan=Premium', 'Mine').message).toBe('Mine');
});

test.each([
  '',
  '?plan=',
  '?plan=<b>',
  '?message=Pay%20here',
  `?plan=${'x'.repeat(41)}`,
  '?plan=a:b',
])('the address %j fills in nothing', (search) =>
  expect(fill(search)).toEqual({ topic: '', message: '' }),
);
