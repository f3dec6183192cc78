/** An owner is told of a sign-in from a network and with a browser that are both new. On both databases. */
import { eq } from 'drizzle-orm';
import { expiredRows } from '../../composition/expired-rows.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { NETWORK_KEPT_MS } from '../../platform/session/expired-sessions.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { startSession } from '../../platform/session/start-session.ts';
import { knownBrowsers, users } from '../../platform/session/tables.ts';
import { noticesTo } from '../account-notices/testing/notices.ts';
import { createAccount } from '../accounts/create-account.ts';
import { browserOf } from './signing-in.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';
const FIREFOX_LATER = FIREFOX.replaceAll('144', '145');
const EDGE = 'Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0';
const [HOME, CAFE, AWAY] = ['198.51.100.1', '198.51.100.2', '203.0.113.3'];
const DAY_MS = 24 * 60 * 60_000;

let last = 0;
async function newOwner(): Promise<User> {
  last += 1;
  const email = `owner.${last}@example.org`;
  return createAccount({ email, name: 'Asha Verma', password: 'three plain words' });
}
async function signIn(user: User, userAgent: string, address: string, now?: Date) {
  const headers = new Headers({ 'user-agent': userAgent });
  return startSession(user, await browserOf({ headers, address, region: 'USA' }), now);
}

describeOnEveryDatabase('a sign-in', () => {
  test('is told of when browser and network are both new, and only once', async () => {
    const owner = await newOwner();
    await signIn(owner, FIREFOX, HOME);
    expect(await noticesTo(owner.email)).toEqual([]);
    await signIn(owner, EDGE, AWAY);
    expect(await noticesTo(owner.email)).toEqual(['new-device']);
    await signIn(owner, EDGE, AWAY);
    expect(await noticesTo(owner.email)).toHaveLength(1);
  });

  test('is told of once when a new device signs in twice at the same time', async () => {
    const owner = await newOwner();
    await signIn(owner, FIREFOX, HOME);
    await Promise.all([signIn(owner, EDGE, AWAY), signIn(owner, EDGE, AWAY)]);
    expect(await noticesTo(owner.email)).toEqual(['new-device']);
  });

  test('with the usual browser elsewhere, or another one at home, is not told of', async () => {
    const owner = await newOwner();
    await signIn(owner, FIREFOX, HOME);
    await signIn(owner, FIREFOX_LATER, CAFE);
    await signIn(owner, EDGE, HOME);
    expect(await noticesTo(owner.email)).toEqual([]);
  });

  test('of one account makes nothing known to another', async () => {
    const [owner, other] = [await newOwner(), await newOwner()];
    await signIn(owner, FIREFOX, HOME);
    await signIn(other, EDGE, AWAY);
    await signIn(owner, EDGE, AWAY);
    expect(await noticesTo(owner.email)).toEqual(['new-device']);
  });

  test('after long absence is told of: only an account that is young was never signed in to', async () => {
    const owner = await newOwner();
    const db = await getDb();
    await signIn(owner, FIREFOX, HOME);
    const later = new Date(Date.now() + NETWORK_KEPT_MS + DAY_MS);
    await runJobs(expiredRows(db), later.getTime());
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.userId, owner.id))).toBe(0);
    await signIn(owner, EDGE, AWAY, later);
    expect(await noticesTo(owner.email)).toContain('new-device');
  });

  test('leaves hashes that name neither browser nor network, and they go with the account', async () => {
    const owner = await newOwner();
    const db = await getDb();
    await signIn(owner, FIREFOX, HOME);
    const rows = await db.select().from(knownBrowsers).where(eq(knownBrowsers.userId, owner.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]?.hash).toMatch(/^[\w-]{43}$/);
    await db.delete(users).where(eq(users.id, owner.id));
    expect(await db.$count(knownBrowsers, eq(knownBrowsers.userId, owner.id))).toBe(0);
  });
});
