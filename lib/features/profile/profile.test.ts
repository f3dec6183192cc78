/** One's own account: what its owner sees and changes, and no other account. On both databases. */

import { eq } from 'drizzle-orm';
import { findApi } from '@/lib/composition/api/serve-api';
import { eraseOwnAccount } from '@/lib/composition/privacy/endpoints/erase-own-account';
import { globalConsent as globalConsentEndpoint } from '@/lib/features/consent-receipts/endpoints/global-consent';
import {
  acknowledgement as acknowledgementEndpoint,
  acknowledgeText,
} from '@/lib/features/profile/endpoints/acknowledgement';
import { acknowledgements as acknowledgementsEndpoint } from '@/lib/features/profile/endpoints/acknowledgements';
import {
  leaveCompany,
  nameOwnCompany,
  ownCompany,
} from '@/lib/features/profile/endpoints/own-company';
import {
  changeOwnProfile,
  profile as profileEndpoint,
} from '@/lib/features/profile/endpoints/profile';
import { profileConsent } from '@/lib/features/profile/endpoints/profile-consent';
import { profileFullInfo } from '@/lib/features/profile/endpoints/profile-full-info';
import {
  profileImage,
  removeProfileImage,
  replaceProfileImage,
} from '@/lib/features/profile/endpoints/profile-image';
import {
  profileImageAlias,
  replaceProfileImageAlias,
} from '@/lib/features/profile/endpoints/profile-image-alias';
import {
  profileSubscriptionTopics,
  subscribeToProfileTopic,
  unsubscribeFromProfileTopic,
} from '@/lib/features/profile/endpoints/profile-subscription-topics';
import { route } from '@/lib/platform/api/route';
import { endpoints } from '../../composition/api/endpoint-list.ts';
import { fullPath } from '../../platform/api/endpoint-description.ts';
import type { MethodTable } from '../../platform/api/methods.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { files } from '../../platform/files/tables.ts';
import { png } from '../../platform/files/testing/sample-files.ts';
import { companies, users } from '../../platform/session/tables.ts';
import { noticesTo } from '../account-notices/testing/notices.ts';
import { consentReceipts } from '../consent-receipts/tables.ts';

const acknowledgement = route(acknowledgementEndpoint, acknowledgeText);
const acknowledgements = route(acknowledgementsEndpoint);
const company = route(ownCompany, nameOwnCompany, leaveCompany);
const globalConsent = route(globalConsentEndpoint);
const imageAlias = route(profileImageAlias, replaceProfileImageAlias);
const consent = route(profileConsent);
const fullInfo = route(profileFullInfo);
const image = route(profileImage, replaceProfileImage, removeProfileImage);
const profile = route(profileEndpoint, changeOwnProfile, eraseOwnAccount);
const subscriptions = route(
  profileSubscriptionTopics,
  subscribeToProfileTopic,
  unsubscribeFromProfileTopic,
);

const PNG = png();
const RECORD = {
  consent: true,
  ip: '192.0.2.1',
  country_code: 'USA',
  necessary_cookies_consent: true,
  performance_cookies_consent: true,
  marketing_cookies_consent: false,
  analytical_cookies_consent: false,
  functional_cookies_consent: false,
};

type Parts = { method?: keyof MethodTable; body?: unknown; headers?: Record<string, string> };
async function ask(route: MethodTable, actor: Actor | undefined, parts: Parts = {}, params = {}) {
  const { method = 'GET', body, headers } = parts;
  const cookie = actor && { cookie: actor.cookie };
  const request = testRequest('/api/v1/x', { method, body, headers: { ...cookie, ...headers } });
  const response = await route[method](request, { params: Promise.resolve(params) });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, response, body: isJson ? await response.json() : undefined };
}
function picture(bytes: Buffer, name = 'me.png') {
  const form = new FormData();
  form.set('image', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return { method: 'POST', body: form } as const;
}

describeOnEveryDatabase('my account', () => {
  let asha: Actor;
  let ben: Actor;
  beforeAll(async () => {
    asha = await newActor('member', 'INDIA');
    ben = await newActor('member');
  });

  test('is closed to strangers, in the words that the browser knows', async () => {
    const own = endpoints.filter(({ path }) =>
      /^\/(user\/(profile|role)|profile-image|company|acknowledgement)/.test(path),
    );
    expect(own.length).toBeGreaterThan(18);
    for (const call of own) {
      const table = findApi(fullPath(call))?.table as MethodTable;
      const { status, body } = await ask(table, undefined, { method: call.method });
      expect([call.path, status, body.message]).toEqual([call.path, 401, 'Unauthorized']);
    }
  });

  test('changes in what was sent, and in nothing else', async () => {
    const change = { phone: '+91 40 5550 0142', jobTitle: '  HR   lead ' };
    const { body } = await ask(profile, asha, { method: 'PATCH', body: change });
    expect(body).toMatchObject({ ...change, jobTitle: 'HR lead', name: asha.user.name });
    const next = { name: 'Asha Verma', phone: '' };
    await ask(profile, asha, { method: 'PATCH', body: next });
    const { body: now } = await ask(profile, asha);
    expect(now).toMatchObject({ name: 'Asha Verma', phone: null, jobTitle: 'HR lead' });
    expect(now).not.toHaveProperty('passwordHash');
  });

  test('no field beyond the form is taken: not a role, not an id, not an address', async () => {
    for (const extra of [{ role: 'desk' }, { id: ben.user.id }, { email: 'x@example.org' }]) {
      const { status, body } = await ask(profile, asha, {
        method: 'PATCH',
        body: { name: 'Eve', ...extra },
      });
      expect([status, Object.keys(body.fields)]).toEqual([422, Object.keys(extra)]);
    }
    const { body } = await ask(profile, asha);
    expect(body).toMatchObject({ name: 'Asha Verma', role: 'member', email: asha.user.email });
  });

  test('hears of the topics that were chosen, each once', async () => {
    const change = (method: 'POST' | 'DELETE', topic: string) =>
      ask(subscriptions, asha, { method, body: { topic } });
    await change('POST', 'security');
    await change('POST', 'maintenance');
    expect((await change('POST', 'security')).body.topics).toEqual(['maintenance', 'security']);
    expect((await change('DELETE', 'security')).body.topics).toEqual(['maintenance']);
    expect((await change('POST', 'gossip')).status).toBe(422);
    expect((await ask(subscriptions, ben)).body.topics).toEqual([]);
  });

  test('belongs to the company that it named, once, even asked twice at the same time', async () => {
    expect((await ask(company, asha)).body).toEqual({ company: null });
    const name = (companyName: string) =>
      ask(company, asha, { method: 'POST', body: { companyName } });
    const answers = await Promise.all([name('Verma Textiles'), name('Verma Textiles')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const { body } = await ask(company, asha);
    expect(body.company).toMatchObject({ name: 'Verma Textiles', region: 'INDIA', members: 1 });
    expect((await ask(company, ben)).body).toEqual({ company: null });
  });

  test('leaves its company, which goes with its last member, and its owner is told by mail', async () => {
    const cora = await newActor('member');
    const db = await getDb();
    const name = (companyName: string) =>
      ask(company, cora, { method: 'POST', body: { companyName } });
    const { body: named } = await name('Cora Works');
    const leave = () => ask(company, cora, { method: 'DELETE' });
    expect(await leave()).toMatchObject({ status: 200, body: { company: null } });
    expect(await db.$count(companies, eq(companies.id, named.company.id))).toBe(0);
    expect(await noticesTo(cora.user.email)).toEqual(['company-left']);
    // Once more changes nothing; another one can be named.
    expect((await leave()).body).toEqual({ company: null });
    expect(await noticesTo(cora.user.email)).toHaveLength(1);
    const { body: next } = await name('Cora and Daughters');
    // A company with another member stays.
    const { id: companyId } = next.company;
    await db.update(users).set({ companyId }).where(eq(users.id, ben.user.id));
    await leave();
    expect((await ask(company, ben)).body.company).toMatchObject({ id: companyId, members: 1 });
    await ask(company, ben, { method: 'DELETE' });
    expect(await db.$count(companies, eq(companies.id, companyId))).toBe(0);
  });

  test('goes when its last two members leave at the same time', async () => {
    const [one, two] = [await newActor('member'), await newActor('member')];
    const db = await getDb();
    const body = { companyName: 'Both Works' };
    const { body: named } = await ask(company, one, { method: 'POST', body });
    const { id: companyId } = named.company;
    await db.update(users).set({ companyId }).where(eq(users.id, two.user.id));
    await Promise.all([one, two].map((actor) => ask(company, actor, { method: 'DELETE' })));
    expect(await db.$count(companies, eq(companies.id, companyId))).toBe(0);
  });

  test.each([
    'Write to evil@example.org',
    'See www.evil.example',
    'https://evil.example',
    'Pay at evil.example/now',
    'evil\uff0eexample',
    'Verma\nTextiles',
    'Verma\u202eTextiles',
    'Ver\u200bma',
  ])('gives its company no name like %j', async (companyName) => {
    const dara = await newActor('member');
    const { status, body } = await ask(company, dara, { method: 'POST', body: { companyName } });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['companyName']]);
  });

  test.each([
    'J.P. Morgan & Co.',
    'Dr. Reddy’s',
    'Müller @ Söhne',
    '3.5 Degrees',
    'ക്ഷേമ\u200dനിധി',
  ])('may belong to %s', async (companyName) => {
    const dara = await newActor('member');
    const { body } = await ask(company, dara, { method: 'POST', body: { companyName } });
    expect(body.company).toMatchObject({ name: companyName });
  });

  test('acknowledges a text in its revision; a text that there is not is not found', async () => {
    const one = (actor: Actor, actionId: string, method: 'GET' | 'POST' = 'GET') =>
      ask(acknowledgement, actor, { method }, { actionId });
    const { body: first } = await one(asha, 'privacy', 'POST');
    const { body: again } = await one(asha, 'privacy', 'POST');
    expect(again).toEqual(first);
    expect(first).toMatchObject({ path: '/privacy', acknowledgedAt: expect.any(String) });
    const { body } = await ask(acknowledgements, asha);
    const done = body.items.filter((item: typeof first) => item.acknowledgedAt);
    expect([body.items.length, done]).toEqual([3, [first]]);
    expect((await one(ben, 'privacy')).body.acknowledgedAt).toBeNull();
    expect((await one(asha, '../privacy')).status).toBe(404);
  });

  test('has one picture, which its owner sees and nobody else', async () => {
    expect((await ask(image, asha)).status).toBe(404);
    const { body: first } = await ask(image, asha, picture(PNG));
    const { body: second } = await ask(image, asha, picture(PNG, 'again.png'));
    expect(second.pictureId).not.toBe(first.pictureId);
    for (const route of [image, imageAlias]) {
      const { status, response } = await ask(route, asha);
      expect([status, Buffer.from(await response.arrayBuffer())]).toEqual([200, PNG]);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('cache-control')).toContain('no-store');
      // No endpoint reads an id in the query of another person's request.
      expect((await ask(route, ben)).status).toBe(404);
    }
    expect(await (await getDb()).$count(files)).toBe(1);
    expect((await ask(profile, asha)).body.pictureId).toBe(second.pictureId);
    await ask(image, asha, { method: 'DELETE' });
    expect((await ask(image, asha)).status).toBe(404);
  });

  test.each([
    ['a page that calls itself a picture', Buffer.from('<script>alert(1)</script>'), 'me.png'],
    ['an empty file', Buffer.alloc(0), 'me.png'],
    ['a picture under the name of a program', PNG, 'me.exe'],
    ['more than a picture may have', Buffer.concat([PNG, Buffer.alloc(1_000_001)]), 'me.png'],
  ])('refuses %s, and keeps what was there', async (_, bytes, name) => {
    const { body: kept } = await ask(image, ben, picture(PNG));
    const { status, body } = await ask(image, ben, picture(bytes, name));
    expect([status, body.fields.image]).toEqual([422, expect.any(String)]);
    expect((await ask(profile, ben)).body.pictureId).toBe(kept.pictureId);
  });

  test('keeps a cookie choice, with one receipt for both calls that tell it', async () => {
    const db = await getDb();
    const before = await db.$count(consentReceipts);
    const headers = { 'idempotency-key': 'one-choice-1' };
    const sent = { body: RECORD, headers };
    const { body: receipt } = await ask(globalConsent, asha, { method: 'POST', ...sent });
    const { body: same } = await ask(consent, asha, { method: 'PUT', ...sent });
    expect(same).toEqual(receipt);
    expect(await db.$count(consentReceipts)).toBe(before + 1);
    const { body } = await ask(fullInfo, asha);
    expect(body.consent).toEqual(receipt.categories);
    expect((await ask(fullInfo, ben)).body.consent).toBeNull();
  });
});
