/**
 * Every endpoint that begins a session, found by making each of them: there is no way in that nobody wrote down, and
 * none that the log does not see.
 */
import { readFileSync } from 'node:fs';
import { fullPath } from '../platform/api/endpoint-description.ts';
import { newActor, roleOf } from '../platform/api/testing/actor.ts';
import { withTestDatabase } from '../platform/db/test-database.ts';
import { log } from '../platform/log/log.ts';
import { LIMITS } from '../platform/security/rate-limits.ts';
import { endpoints } from './api/endpoint-list.ts';
import { makeCall, prepare } from './api/testing/good-call.ts';
import { goodInput, inputKey } from './api/testing/good-inputs.ts';

withTestDatabase();
beforeAll(() => {
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
});
afterEach(() => jest.restoreAllMocks());

/** What is asked for again of a session that there is. */
const RENEWED = new Set(['GET /user/refresh_login', 'GET /user/refresh_with_token']);
/** Its provider is none in this test; lib/features/oidc tries it with one. */
const ELSEWHERE = 'GET /auth/custom-oauth/callback';

/** Its answer cannot be guessed at; it is tried by itself. */
const PASSKEY = 'POST /user/second-factor/passkey';

const WAYS: Record<string, string> = {
  'POST /user/login': 'password',
  'POST /user/verify_login_register_contact_user_otp': 'code',
  'POST /auth/reset-password': 'reset link',
  'PUT /user/reset_password': 'reset code',
  'PUT /user/change_password': 'former password',
  'POST /user/second-factor/code': 'second code',
  [PASSKEY]: 'passkey',
};

/** Of the right form, and wrong. */
function guessAt(field: string, key: string, otp: unknown): string {
  if (field === 'otp') return otp === '000000' ? '000001' : '000000';
  return key.endsWith('second-factor/code') ? 'a0000-00000' : 'something else';
}

type Line = { way?: string; outcome?: string };
function hear(): Line[] {
  const lines: Line[] = [];
  jest.spyOn(log, 'info').mockImplementation((entry, words) => {
    if (words === 'sign-in') lines.push(entry as Line);
  });
  return lines;
}

const givesSession = (response: Response) =>
  response.headers.getSetCookie().some((cookie) => /^session=[^;]/.test(cookie));

/** Makes a right call of each kind of body, and says whether one began a session. */
async function tryAll(call: (typeof endpoints)[number]): Promise<boolean> {
  const kinds = (['body', 'form', 'upload'] as const).filter((kind) => call[kind]);
  let begins = false;
  for (const kind of kinds.length > 0 ? kinds : (['body'] as const)) {
    const actor = await newActor(roleOf(call));
    const input = await prepare(goodInput(call) ?? {}, kind, actor);
    begins ||= givesSession(await makeCall(call, kind, actor, input));
  }
  return begins;
}

test('sessions begin in the listed ways and no other', async () => {
  const begun: string[] = [];
  for (const call of endpoints) if (await tryAll(call)) begun.push(inputKey(call));
  expect(begun.filter((key) => !RENEWED.has(key)).sort()).toEqual(Object.keys(WAYS).sort());
  // Every endpoint of the site, and argon2 for many of them.
}, 180_000);

test.each(Object.entries(WAYS).filter(([key]) => key !== PASSKEY))(
  'every way in leaves a line, and every refusal: %s',
  async (key, way) => {
    const call = endpoints.find((one) => inputKey(one) === key);
    if (!call) throw new Error(`There is no ${key}.`);
    const lines = hear();
    const kind = call.body ? 'body' : 'form';
    const actor = await newActor(roleOf(call));
    const input = await prepare(goodInput(call) ?? {}, kind, actor);
    const wrong: Record<string, unknown> = { ...input.body };
    for (const name of ['password', 'otp', 'code'])
      if (
        name in wrong &&
        (name !== 'password' || key.endsWith('login') || key.endsWith('change_password'))
      )
        wrong[name] = guessAt(name, key, wrong.otp);
    expect((await makeCall(call, kind, actor, input, { body: wrong })).ok).toBe(false);
    expect(lines).toMatchObject([{ way, outcome: 'refused' }]);
    expect((await makeCall(call, kind, actor, input)).ok).toBe(true);
    expect(lines.slice(1)).toMatchObject([{ way, outcome: 'accepted' }]);
  },
);

test('a passkey leaves one as well', async () => {
  const lines = hear();
  const call = endpoints.find((one) => inputKey(one) === PASSKEY);
  if (!call) throw new Error(`There is no ${PASSKEY}.`);
  const actor = await newActor('member');
  const input = await prepare(goodInput(call) ?? {}, 'body', actor);
  const credential = { ...Object(input.body).credential, id: 'of-somebody-else' };
  expect((await makeCall(call, 'body', actor, input, { body: { credential } })).ok).toBe(false);
  expect(lines).toMatchObject([{ way: 'passkey', outcome: 'refused' }]);
  const again = await prepare(goodInput(call) ?? {}, 'body', actor);
  expect((await makeCall(call, 'body', actor, again)).ok).toBe(true);
  expect(lines.slice(1)).toMatchObject([{ way: 'passkey', outcome: 'accepted' }]);
});

test('a company account leaves one as well', async () => {
  const lines = hear();
  const call = endpoints.find((one) => inputKey(one) === ELSEWHERE);
  if (!call) throw new Error(`There is no ${ELSEWHERE}.`);
  const actor = await newActor('member');
  await makeCall(call, 'body', actor, await prepare(goodInput(call) ?? {}, 'body', actor));
  expect(lines).toMatchObject([{ way: 'company account', outcome: 'refused' }]);
});

test('each of them is written down', () => {
  const words = readFileSync('docs/security.md', 'utf8');
  const missing = endpoints
    .filter((call) => inputKey(call) in WAYS || inputKey(call) === ELSEWHERE)
    .filter((call) => !words.includes(`\`${call.method} ${fullPath(call)}\``));
  expect(missing.map(inputKey)).toEqual([]);
});
