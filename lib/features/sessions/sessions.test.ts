/** An owner sees where the account is signed in and signs other browsers out. On both databases. */
import { eq } from 'drizzle-orm';
import { exportOwnData } from '@/lib/composition/privacy/endpoints/export-own-data';
import { endSessionsByDesk } from '@/lib/features/sessions/endpoints/end-sessions-by-desk';
import { endOne, endOthers, ownSessions } from '@/lib/features/sessions/endpoints/own-sessions';
import { route } from '@/lib/platform/api/route';
import type { MethodTable } from '../../platform/api/methods.ts';
import { FRESH_MS } from '../../platform/api/prove-owner.ts';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { createSession, readSession } from '../../platform/session/session.ts';
import { sessions, users } from '../../platform/session/tables.ts';
import { noticesTo } from '../account-notices/testing/notices.ts';
import { actsOn } from '../audit/testing/acts.ts';

const all = route(ownSessions, endOthers);
const one = route(endOne);
const desk = route(endSessionsByDesk);

type Parts = { method?: keyof MethodTable; body?: object; id?: string };
async function ask(
  table: MethodTable,
  { cookie }: Actor,
  { method = 'GET', body, id }: Parts = {},
) {
  const sent = method === 'GET' ? undefined : (body ?? {});
  const request = testRequest('/api/v1/x', { method, body: sent, headers: { cookie } });
  const response = await table[method](request, { params: Promise.resolve(id ? { id } : {}) });
  return { status: response.status, body: await response.json() };
}
/** Another browser of the account. @returns its token */
const elsewhere = async ({ user }: Actor) =>
  (
    await createSession(user, undefined, new Date(), {
      browser: 'Firefox 144',
      system: 'Windows',
      region: 'INDIA',
    })
  ).token;
const othersOf = async (actor: Actor) => {
  const { body } = await ask(all, actor);
  return body.items.filter(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
};
/** As if the owner had signed in longer ago than is believed without more. */
const grow = async ({ user }: Actor) =>
  (await getDb())
    .update(sessions)
    .set({ createdAt: new Date(Date.now() - FRESH_MS - 1_000) })
    .where(eq(sessions.userId, user.id));

describeOnEveryDatabase('the sessions of an account', () => {
  test('are listed with browser, system, edition and times, and which one is this', async () => {
    const asha = await newActor('member');
    await elsewhere(asha);
    await elsewhere(await newActor('member'));
    const { status, body } = await ask(all, asha);
    expect(status).toBe(200);
    expect(body.proof).toBe('nothing');
    expect(body.items).toHaveLength(2);
    expect(await othersOf(asha)).toEqual([
      {
        id: expect.any(String),
        browser: 'Firefox 144',
        system: 'Windows',
        region: 'INDIA',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        isCurrent: false,
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/hash|token/i);
  });

  test('are in the copy of one’s data, with all that is kept of them', async () => {
    const asha = await newActor('member');
    await elsewhere(asha);
    const { body } = await ask(route(exportOwnData), asha);
    expect(body.lock).toBeNull();
    expect(body.sessions).toContainEqual(
      expect.objectContaining({ browser: 'Firefox 144', system: 'Windows', region: 'INDIA' }),
    );
  });

  test('that have expired are not listed', async () => {
    const asha = await newActor('member');
    await createSession(asha.user, undefined, new Date(Date.now() - 61 * 60_000));
    expect(await othersOf(asha)).toEqual([]);
  });

  test('end one by one, at once, and the owner is told by mail', async () => {
    const asha = await newActor('member');
    const [phone, tablet] = [await elsewhere(asha), await elsewhere(asha)];
    const [newest] = await othersOf(asha);
    expect(await ask(one, asha, { method: 'DELETE', id: newest.id })).toEqual({
      status: 200,
      body: { ended: 1 },
    });
    const left = await Promise.all([phone, tablet].map((token) => readSession(token)));
    expect(left.filter(Boolean)).toHaveLength(1);
    expect(await noticesTo(asha.user.email)).toEqual(['sessions-ended']);
    // It is gone; nothing more is mailed.
    expect((await ask(one, asha, { method: 'DELETE', id: newest.id })).status).toBe(404);
    expect(await noticesTo(asha.user.email)).toHaveLength(1);
  });

  test('end all but the one that asks', async () => {
    const asha = await newActor('member');
    const tokens = [await elsewhere(asha), await elsewhere(asha)];
    const { body } = await ask(all, asha, { method: 'DELETE' });
    expect(body).toEqual({ ended: 2 });
    for (const token of tokens) expect(await readSession(token)).toBeUndefined();
    expect((await ask(all, asha)).body.items).toMatchObject([{ isCurrent: true }]);
    expect(await noticesTo(asha.user.email)).toEqual(['sessions-ended']);
    // With none left nothing is mailed.
    expect((await ask(all, asha, { method: 'DELETE' })).body).toEqual({ ended: 0 });
    expect(await noticesTo(asha.user.email)).toHaveLength(1);
  });

  test('of somebody else are not there: neither to see nor to end', async () => {
    const [asha, ben] = [await newActor('member'), await newActor('member')];
    const { body } = await ask(all, asha);
    const [{ id }] = body.items;
    expect((await ask(one, ben, { method: 'DELETE', id })).status).toBe(404);
    expect((await ask(all, ben, { method: 'DELETE' })).body).toEqual({ ended: 0 });
    expect((await ask(all, asha)).status).toBe(200);
  });

  test('do not end the session that asks', async () => {
    const asha = await newActor('member');
    const { body } = await ask(all, asha);
    const { status } = await ask(one, asha, { method: 'DELETE', id: body.items[0].id });
    expect(status).toBe(404);
    expect((await ask(all, asha)).status).toBe(200);
  });

  test('ask the password again of whoever signed in a while ago', async () => {
    const asha = await newActor('member');
    const token = await elsewhere(asha);
    await grow(asha);
    expect((await ask(all, asha)).body.proof).toBe('password');
    for (const body of [{}, { currentPassword: 'a guess of mine' }]) {
      const refused = await ask(all, asha, { method: 'DELETE', body });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([
        422,
        ['currentPassword'],
      ]);
    }
    expect(await readSession(token)).toBeDefined();
    const body = { currentPassword: asha.password };
    expect((await ask(all, asha, { method: 'DELETE', body })).body).toEqual({ ended: 1 });
  });

  test('ask an owner without a password to sign in again', async () => {
    const asha = await newActor('member');
    await elsewhere(asha);
    await grow(asha);
    const db = await getDb();
    await db.update(users).set({ passwordHash: null }).where(eq(users.id, asha.user.id));
    expect((await ask(all, asha)).body.proof).toBe('login');
    const { status, body } = await ask(all, asha, { method: 'DELETE' });
    expect([status, body.code]).toEqual([403, 'SIGN_IN_AGAIN']);
  });

  test('are ended by staff for anybody, by nobody else, and the owner is told', async () => {
    const [asha, ben, staff] = [
      await newActor('member'),
      await newActor('member'),
      await newActor('desk'),
    ];
    const body = { email: asha.user.email.toUpperCase() };
    expect((await ask(desk, ben, { method: 'POST', body })).status).toBe(403);
    expect((await ask(desk, staff, { method: 'POST', body })).body).toEqual({ ended: 1 });
    expect((await ask(all, asha)).status).toBe(401);
    expect((await ask(all, ben)).status).toBe(200);
    expect(await noticesTo(asha.user.email)).toEqual(['sessions-ended']);
    expect(await actsOn(asha.user.email)).toEqual([[staff.user.name, 'sessions-ended']]);
    const nobody = await ask(desk, staff, { method: 'POST', body: { email: 'no@example.org' } });
    expect([nobody.status, Object.keys(nobody.body.fields)]).toEqual([422, ['email']]);
  });
});
