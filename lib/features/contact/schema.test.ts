/** What the contact form takes, and what becomes of strange characters. */
import { contactSchema, MESSAGE_LIMITS } from './schema.ts';

const good = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'demo',
  message: 'We would like to see a demonstration.',
};
const taken = (change: object) => contactSchema.parse({ ...good, ...change });
const problems = (change: object) =>
  contactSchema.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path[0]);

test.each([
  ['name', 'Ada\u0000 Love\r\nlace', 'Ada Love lace'],
  ['name', '  A\u202ed\u2028a  ', 'A d a'],
  ['name', 'Zoe\u0308', 'Zo\u00eb'],
  ['name', 'ab\ud800', 'ab\ufffd'],
  ['company', '', ''],
  ['phone', ' +91 (40) 5550-0142 ', '+91 (40) 5550-0142'],
  ['phone', '', ''],
  ['browser', ' Firefox\r\n144 ', 'Firefox 144'],
  ['browser', '', ''],
  ['product', '', ''],
  [
    'message',
    'First line of it\r\nsecond\u0000\u001b[31m line\tend',
    'First line of it\nsecond[31m line end',
  ],
])('%s %j becomes %j', (field, value, result) => {
  expect(taken({ [field]: value })).toMatchObject({ [field]: result });
});

test.each([
  ['name', 'A'],
  ['name', 'x'.repeat(81)],
  ['email', ''],
  ['email', 'ada@'],
  ['email', 'ada@example.com, eve@example.com'],
  ['email', 'ada@example.com\r\nBcc: eve@example.com'],
  ['email', `${'x'.repeat(250)}@example.com`],
  ['company', 'x'.repeat(81)],
  ['phone', 'call me'],
  ['phone', '12'],
  ['topic', 'Not a slug'],
  ['product', 'PAY <b>'],
  ['product', 'x'.repeat(21)],
  ['browser', 'x'.repeat(121)],
  ['message', 'x'.repeat(MESSAGE_LIMITS.shortest - 1)],
  ['message', 'x'.repeat(MESSAGE_LIMITS.longest + 1)],
  ['token', 'x'.repeat(201)],
])('%s %j is refused', (field, value) => {
  expect(new Set(problems({ [field]: value }))).toEqual(new Set([field]));
});

test('no field is taken that the form does not have', () => {
  expect(contactSchema.safeParse({ ...good, role: 'admin' }).success).toBe(false);
});

test('an empty form is told about each field, once each', () => {
  const issues = contactSchema.safeParse({ name: '', email: '', topic: '', message: '' }).error
    ?.issues;
  expect(new Set(issues?.map(({ path }) => path[0]))).toEqual(
    new Set(['name', 'email', 'topic', 'message']),
  );
});
