/** Passkeys: added, shown and removed by their owner; what is copied, late, foreign or another's opens nothing. */
import { eq } from 'drizzle-orm';
import { currentUser } from '@/lib/features/accounts/endpoints/current-user';
import { type Actor, newActor } from '../../platform/api/testing/actor.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { createSession } from '../../platform/session/session.ts';
import { brand } from '../../site/content/company.ts';
import { addOwnPasskey } from './endpoints/add-passkey.ts';
import { askPasskey } from './endpoints/ask-passkey.ts';
import { beginPasskey } from './endpoints/begin-passkey.ts';
import { ownFactors } from './endpoints/own-factors.ts';
import { removePasskey } from './endpoints/remove-passkey.ts';
import { renameOwnPasskey } from './endpoints/rename-passkey.ts';
import { showOwnPasskey } from './endpoints/show-passkey.ts';
import { feature } from './feature.ts';
import { relyingParty } from './relying-party.ts';
import { CHALLENGE_MS } from './rows/challenges.ts';
import { passkeyChallenges, passkeys } from './tables.ts';
import { call, cookieOf, noticesTo, outcome } from './testing/call.ts';
import { seedPasskey } from './testing/seed.ts';
import { type Challenge, softAuthenticator } from './testing/soft-authenticator.ts';

const REFUSED = [422, 'INVALID_PASSKEY'];
type Passkey = ReturnType<typeof softAuthenticator>;

async function half({ user }: Actor): Promise<string> {
  return `session=${(await createSession(user, undefined)).token}; region=USA`;
}
async function challengeOf(cookie: string): Promise<string> {
  return (await (await call(askPasskey, { cookie })).json()).challenge;
}
const show = (cookie: string, passkey: Passkey, asked: Challenge) =>
  call(showOwnPasskey, { cookie, body: { credential: passkey.get(asked) } });
async function begin({ cookie, password }: Actor): Promise<string> {
  return (await (await call(beginPasskey, { cookie, body: { password } })).json()).challenge;
}
const add = ({ cookie }: Actor, passkey: Passkey, asked: Challenge) =>
  call(addOwnPasskey, { cookie, body: { name: 'Laptop', credential: passkey.create(asked) } });

describeOnEveryDatabase('adding a passkey', () => {
  test('gives ten recovery codes with the first, and tells the owner each time', async () => {
    const actor = await newActor('member');
    const first = await add(actor, softAuthenticator(), { challenge: await begin(actor) });
    expect(first.status).toBe(201);
    expect((await first.json()).recoveryCodes).toHaveLength(10);
    // The session in which it was added goes on.
    expect(await outcome(call(currentUser, { cookie: actor.cookie }))).toEqual([200]);
    const second = await add(actor, softAuthenticator(), { challenge: await begin(actor) });
    expect((await second.json()).recoveryCodes).toEqual([]);
    expect((await noticesTo(actor.user.email)).sort()).toEqual([
      'passkey-added',
      'passkey-added',
      'recovery-codes-made',
    ]);
  });

  test('asks for the password once more', async () => {
    const { cookie } = await newActor('member');
    for (const body of [{}, { password: 'a guess of mine' }]) {
      const refused = await call(beginPasskey, { cookie, body });
      expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([
        422,
        ['password'],
      ]);
    }
  });

  test.each<[string, (asked: Challenge) => Challenge]>([
    ['another challenge', (asked) => ({ ...asked, challenge: 'QUJDREVGR0hJSktMTU5PUA' })],
    ['another site', (asked) => ({ ...asked, origin: 'https://evil.example' })],
    ['another domain', (asked) => ({ ...asked, rpId: 'evil.example' })],
  ])('of %s is refused, and uses the challenge up', async (_, change) => {
    const actor = await newActor('member');
    const asked = { challenge: await begin(actor) };
    const passkey = softAuthenticator();
    expect(await outcome(add(actor, passkey, change(asked)))).toEqual(REFUSED);
    expect(await outcome(add(actor, passkey, asked))).toEqual(REFUSED);
  });

  test('that somebody has already is refused', async () => {
    const [ada, ben] = [await newActor('member'), await newActor('member')];
    const passkey = softAuthenticator();
    await add(ada, passkey, { challenge: await begin(ada) });
    const again = add(ben, passkey, { challenge: await begin(ben) });
    expect(await outcome(again)).toEqual(REFUSED);
  });
});

describeOnEveryDatabase('showing a passkey', () => {
  test('opens the account, and is asked for no other passkey than its owner’s', async () => {
    const actor = await newActor('member');
    const passkey = await seedPasskey(actor.user.id);
    await seedPasskey((await newActor('member')).user.id);
    const cookie = await half(actor);
    const options = await (await call(askPasskey, { cookie })).json();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'preferred' });
    expect(options.allowCredentials).toMatchObject([{ id: passkey.credentialId }]);
    const opened = await show(cookie, passkey, options);
    expect(await outcome(call(currentUser, { cookie: cookieOf(opened) }))).toEqual([200]);
  });

  test('is good for one answer, in the session that asked, for five minutes', async () => {
    const actor = await newActor('member');
    const passkey = await seedPasskey(actor.user.id);
    const [first, second] = [await half(actor), await half(actor)];
    const challenge = await challengeOf(first);
    // Another session of the same account never asked for it.
    expect(await outcome(show(second, passkey, { challenge }))).toEqual(REFUSED);
    // A wrong answer uses it up.
    expect(await outcome(show(first, softAuthenticator(), { challenge }))).toEqual(REFUSED);
    expect(await outcome(show(first, passkey, { challenge }))).toEqual(REFUSED);
    const late = await challengeOf(first);
    const past = new Date(Date.now() - 1);
    await (await getDb()).update(passkeyChallenges).set({ expiresAt: past });
    expect(await outcome(show(first, passkey, { challenge: late }))).toEqual(REFUSED);
    const right = { challenge: await challengeOf(first) };
    expect(await outcome(show(first, passkey, right))).toEqual([200]);
  });

  test('of another account, site or domain is refused', async () => {
    const [ada, ben] = [await newActor('member'), await newActor('member')];
    const [own, others] = [await seedPasskey(ada.user.id), await seedPasskey(ben.user.id)];
    const cookie = await half(ada);
    const ask = async (passkey: Passkey, change: object) =>
      outcome(show(cookie, passkey, { challenge: await challengeOf(cookie), ...change }));
    expect(await ask(others, {})).toEqual(REFUSED);
    expect(await ask(own, { origin: 'https://evil.example' })).toEqual(REFUSED);
    expect(await ask(own, { rpId: 'evil.example' })).toEqual(REFUSED);
    expect(await ask(own, {})).toEqual([200]);
  });

  test('whose count went back, or stayed, is taken for a copy and refused', async () => {
    const actor = await newActor('member');
    const passkey = await seedPasskey(actor.user.id, 7);
    const ask = async (counter: number) => {
      const cookie = await half(actor);
      return outcome(show(cookie, passkey, { challenge: await challengeOf(cookie), counter }));
    };
    for (const counter of [0, 6, 7]) expect(await ask(counter)).toEqual(REFUSED);
    expect(await ask(8)).toEqual([200]);
    expect(await ask(8)).toEqual(REFUSED);
  });

  test('that never counts is taken each time', async () => {
    const actor = await newActor('member');
    const passkey = await seedPasskey(actor.user.id);
    for (const counter of [0, 0]) {
      const cookie = await half(actor);
      const asked = { challenge: await challengeOf(cookie), counter };
      expect(await outcome(show(cookie, passkey, asked))).toEqual([200]);
    }
  });
});

describeOnEveryDatabase('a list of passkeys', () => {
  test('is its owner’s: they name and remove each, and nobody else does', async () => {
    const [ada, ben] = [await newActor('member'), await newActor('member')];
    await add(ada, softAuthenticator(), { challenge: await begin(ada) });
    const read = async () =>
      (await (await call(ownFactors, { cookie: ada.cookie })).json()).passkeys;
    const [{ id }] = await read();
    const rename = ({ cookie }: Actor) =>
      outcome(call(renameOwnPasskey, { cookie, id, body: { name: 'Phone' } }));
    const remove = ({ cookie, password }: Actor) =>
      outcome(call(removePasskey, { cookie, id, body: { password } }));
    expect([await rename(ben), await remove(ben)]).toEqual([
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    expect(await rename(ada)).toEqual([200]);
    expect(await read()).toMatchObject([{ name: 'Phone', domain: 'localhost' }]);
    expect(await remove(ada)).toEqual([200]);
    expect(await read()).toEqual([]);
    expect(await noticesTo(ada.user.email)).toContain('passkey-removed');
  });

  test('is part of the copy of their data, without keys', async () => {
    const { user } = await newActor('member');
    await seedPasskey(user.id);
    const found = await feature.personalData?.find(await getDb(), user);
    expect(found).toMatchObject({ passkeys: [{ name: 'Laptop' }], authenticators: [] });
    const [row] = await (await getDb()).select().from(passkeys).where(eq(passkeys.userId, user.id));
    expect(JSON.stringify(found)).not.toContain(row?.publicKey);
  });

  test('loses what was asked and never answered', async () => {
    const actor = await newActor('member');
    await seedPasskey(actor.user.id);
    const db = await getDb();
    await db.delete(passkeyChallenges);
    await challengeOf(await half(actor));
    await runJobs(feature.retention?.(db) ?? [], Date.now() + CHALLENGE_MS - 1_000);
    expect(await db.$count(passkeyChallenges)).toBe(1);
    await runJobs(feature.retention?.(db) ?? [], Date.now() + CHALLENGE_MS + 1_000);
    expect(await db.$count(passkeyChallenges)).toBe(0);
  });
});

test('a passkey is made for the edition’s own domain, whatever a client writes', () => {
  const of = (host: string) => relyingParty(new Headers({ host }), 'INDIA');
  const { website: origin } = brand.INDIA;
  const { host } = new URL(origin);
  const rpId = host.replace(/^www\./, '');
  const own = { rpId, origin };
  expect([of(host), of('evil.example'), of(`${rpId}:8080`)]).toEqual([own, own, own]);
  expect(of('localhost:3000')).toEqual({ rpId: 'localhost', origin: 'http://localhost:3000' });
  expect(() => of('127.0.0.1:3000')).toThrow('That passkey was not accepted');
});
