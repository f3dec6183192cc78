/** Which spellings of an e-mail address are one inbox, for attackers who want to fill it. */
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Victim@Example.org', 'victim@example.org'],
  ['victim+0@example.org', 'victim@example.org'],
  ['victim+a+b@example.org', 'victim@example.org'],
  ['v.i.c.tim+news@gmail.com', 'victim@gmail.com'],
  ['vic.tim@GoogleMail.com', 'victim@gmail.com'],
])('%s counts as %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});

test.each([
  ['a dot where it means something', 'asha.rao@example.org', 'asharao@example.org'],
  ['another provider', 'asha@gmail.com', 'asha@gmail.co'],
  ['nothing but a tag', '+asha@example.org', '+ravi@example.org'],
])('%s keeps two people apart', (_, one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other));
});
