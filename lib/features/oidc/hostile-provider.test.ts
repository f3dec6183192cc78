/** A provider that lies, stalls or is not the one that was meant: nobody gets in, and everybody is told so. */

import { backFromProvider } from '@/lib/features/oidc/endpoints/back-from-provider';
import { signInElsewhere } from '@/lib/features/oidc/endpoints/sign-in-elsewhere';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { withTestDatabase } from '../../platform/db/test-database.ts';
import { sessions, users } from '../../platform/session/tables.ts';
import { changeSettings } from '../../platform/settings/settings.ts';
import { CALLBACK_PATH } from './callback-path.ts';
import { failurePath } from './failure.ts';
import { type Lies, type LyingProvider, startLyingProvider } from './testing/lying-provider.ts';

const callback = route(backFromProvider);
const start = route(signInElsewhere);

withTestDatabase();

let provider: LyingProvider;
beforeEach(async () => {
  // Another one each time: what was discovered of it is remembered for an hour.
  provider = await startLyingProvider();
  changeSettings({
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'site',
    OIDC_CLIENT_SECRET: 'a secret of the tests',
  });
  await (await getDb()).delete(users);
});
afterEach(() => {
  provider.stop();
  changeSettings({
    OIDC_ISSUER: undefined,
    OIDC_CLIENT_ID: undefined,
    OIDC_CLIENT_SECRET: undefined,
  });
});

const locationOf = (response: Response) => response.headers.get('location') ?? '';

/** Sets out and comes back with what the provider adds to the address, or stays when it does not get away. */
async function signIn(more: Record<string, string> = {}): Promise<string> {
  const left = await start.GET(testRequest('/api/v1/auth/custom-oauth?redirectUri=/profile'));
  const to = new URL(locationOf(left), 'http://localhost:3000');
  if (to.origin !== provider.issuer) return locationOf(left);
  provider.nonce = to.searchParams.get('nonce') ?? '';
  const state = to.searchParams.get('state') ?? '';
  const query = new URLSearchParams({ code: 'a code', state, iss: provider.issuer, ...more });
  const cookie = left.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return locationOf(
    await callback.GET(testRequest(`${CALLBACK_PATH}?${query}`, { headers: { cookie } })),
  );
}

async function expectNobody(location: string): Promise<void> {
  expect([failurePath('unavailable'), failurePath('expired')]).toContain(location);
  const db = await getDb();
  expect(await db.select().from(users)).toEqual([]);
  expect(await db.select().from(sessions)).toEqual([]);
}

test('a provider that tells the truth signs somebody in', async () => {
  expect(await signIn()).toBe('/profile');
});

const past = () => Math.floor(Date.now() / 1000) - 3600;
const OTHER = 'https://login.other.example';

test.each<[string, () => Lies]>([
  ['an ID token without a signature', () => ({ signature: 'none' })],
  [
    'an ID token without a signature, which its provider calls usual,',
    () => ({
      signature: 'none',
      discovery: { id_token_signing_alg_values_supported: ['none', 'RS256'] },
    }),
  ],
  ['an ID token of another key', () => ({ signature: 'of another key' })],
  [
    'an ID token that is signed with the secret of our client',
    () => ({ signature: 'of our secret' }),
  ],
  [
    'the same where its provider calls that usual',
    () => ({
      signature: 'of our secret',
      discovery: { id_token_signing_alg_values_supported: ['HS256', 'RS256'] },
    }),
  ],
  ['a key that the token brings along', () => ({ signature: 'of its own key' })],
  ['an ID token for another site', () => ({ claims: { aud: 'another site' } })],
  ['an ID token for another site besides', () => ({ claims: { aud: ['site', 'x'], azp: 'x' } })],
  ['an ID token that is over', () => ({ claims: { exp: past() } })],
  ['an ID token that begins later', () => ({ claims: { nbf: past() + 7200 } })],
  ['an ID token of another issuer', () => ({ claims: { iss: OTHER } })],
  ['an ID token of another attempt', () => ({ claims: { nonce: 'of another attempt' } })],
  ['an ID token of no attempt', () => ({ claims: { nonce: undefined } })],
  ['a redirect in the place of an answer', () => ({ token: 'redirect' })],
  ['a discovery that names another issuer', () => ({ discovery: { issuer: OTHER } })],
  ['a discovery that leads elsewhere', () => ({ discovery: 'redirect' })],
  ['a discovery that is no JSON', () => ({ discovery: 'rubbish' })],
  ['a discovery that never ends', () => ({ discovery: 'stall' })],
])('%s signs nobody in', async (_, lies) => {
  provider.lies = lies();
  await expectNobody(await signIn());
});

test.each<[string, Record<string, string>]>([
  ['an answer that names another provider', { iss: OTHER }],
  ['an answer that does not say whose it is', { iss: '' }],
  ['a state of another attempt', { state: 'of another attempt' }],
])('%s signs nobody in', async (_, more) => {
  await expectNobody(await signIn(more));
});

test('a provider that is itself again signs people in at once', async () => {
  provider.lies = { discovery: 'rubbish' };
  await expectNobody(await signIn());
  provider.lies = {};
  expect(await signIn()).toBe('/profile');
});
