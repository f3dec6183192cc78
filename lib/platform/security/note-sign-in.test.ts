/** What the log says of somebody who signs in, and what it never says. */
import { DatabaseUnavailableError } from '../db/unavailable.ts';
import { log } from '../log/log.ts';
import { WrongCredentialsError } from '../session/wrong-credentials.ts';
import { changeSettings } from '../settings/settings.ts';
import { noteSignIn } from './note-sign-in.ts';
import { RateLimitedError } from './rate-limits.ts';

const KEY = 'k'.repeat(40);
const attempt = { way: 'password', email: 'Ada@example.org', address: '192.0.2.7' } as const;

let lines: Record<string, string>[];
beforeEach(() => {
  changeSettings({ SECRET_KEY: KEY });
  lines = [];
  jest.spyOn(log, 'info').mockImplementation((entry, words) => {
    lines.push({ ...(entry as Record<string, string>), words: words ?? '' });
  });
});
afterEach(() => jest.restoreAllMocks());

const fail = (error: Error) => () => Promise.reject(error);

test('a line says when, who, what and how it ended, and names nobody', async () => {
  await noteSignIn(attempt, async () => 'a session');
  expect(lines).toEqual([
    {
      words: 'sign-in',
      way: 'password',
      outcome: 'accepted',
      who: expect.stringMatching(/^[\w-]{16}$/),
      from: expect.stringMatching(/^[\w-]{16}$/),
    },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/ada|example|192\.0|session/i);
});

test('lines about one account can be found together, however it was typed', async () => {
  await noteSignIn(attempt, async () => 1);
  await noteSignIn({ ...attempt, email: 'ADA@EXAMPLE.ORG', address: '192.0.2.8' }, async () => 1);
  await noteSignIn({ ...attempt, email: 'ben@example.org' }, async () => 1);
  const [first, second, third] = lines;
  expect(second?.who).toBe(first?.who);
  expect(second?.from).not.toBe(first?.from);
  expect(third?.who).not.toBe(first?.who);
});

test.each<[string, Error]>([
  ['refused', new WrongCredentialsError()],
  ['limited', new RateLimitedError('loginPerAccount', 60)],
  ['failed', new DatabaseUnavailableError('x')],
  ['failed', new TypeError('a mistake of ours')],
])(
  'one that is %s by %s is told so, and the visitor what they are told anyway',
  async (outcome, error) => {
    await expect(noteSignIn(attempt, fail(error))).rejects.toBe(error);
    expect(lines).toMatchObject([{ outcome }]);
  },
);

test('who is known only afterwards is named then', async () => {
  const { email, ...unknown } = attempt;
  await noteSignIn(
    { ...unknown, way: 'reset link' },
    async () => email,
    (found) => found,
  );
  await noteSignIn(attempt, async () => 1);
  expect(lines[0]?.who).toBe(lines[1]?.who);
});
