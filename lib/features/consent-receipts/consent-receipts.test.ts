/** Cookie choices: what is kept, what is given back, and the banner without JavaScript. */
import { eq, sql } from 'drizzle-orm';
import { globalConsent } from '@/lib/features/consent-receipts/endpoints/global-consent';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { guard } from '../../site/consent/guard.ts';
import { HOME } from '../../site/content/routes.ts';
import { cookieText } from '../../site/content/site.ts';
import { receiptAnswer } from './schema.ts';
import { consentReceipts } from './tables.ts';

const { POST } = route(globalConsent);

const PATH = '/api/v1/global/consent';
const record = {
  consent: true,
  ip: '10.9.8.7',
  country_code: 'INDIA',
  necessary_cookies_consent: true,
  performance_cookies_consent: true,
  marketing_cookies_consent: false,
  analytical_cookies_consent: true,
  functional_cookies_consent: false,
};
const choose = (body: unknown, headers: Record<string, string> = {}) =>
  POST(testRequest(PATH, { method: 'POST', body, headers }));
const submit = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    testRequest(PATH, {
      method: 'POST',
      body: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    }),
  );

describeOnEveryDatabase('a cookie choice', () => {
  test('is answered with its receipt and kept without the address', async () => {
    const response = await choose(record, { 'sec-gpc': '1' });
    expect(response.status).toBe(201);
    const receipt = receiptAnswer.parse(await response.json());
    expect(receipt).toMatchObject({
      decision: 'allowSelected',
      region: 'INDIA',
      revision: cookieText.INDIA.revision,
      categories: { necessary: true, performance: true, marketing: false },
    });
    const db = await getDb();
    const [row] = await db.select().from(consentReceipts).where(eq(consentReceipts.id, receipt.id));
    expect(row?.gpc).toBe(true);
    expect(JSON.stringify(row)).not.toMatch(/10\.9\.8\.7|192\.0\.2\.1/);
  });

  test.each([
    [{ marketing_cookies_consent: true, functional_cookies_consent: true }, 'allowAll'],
    [{ consent: false }, 'denyAll'],
    [{ necessary_cookies_consent: false }, 'denyAll'],
  ])('%j is %s', async (change, decision) => {
    const receipt = await (await choose({ ...record, ...change })).json();
    expect(receipt.decision).toBe(decision);
  });

  test.each([{ consent: false }, { necessary_cookies_consent: false }])(
    'of a visitor who refuses by %j allows nothing, whatever boxes came with it',
    async (refusal) => {
      const ticked = { marketing_cookies_consent: true, functional_cookies_consent: true };
      const { id, categories } = await (await choose({ ...record, ...ticked, ...refusal })).json();
      expect(categories).toEqual({
        necessary: false,
        performance: false,
        marketing: false,
        analytical: false,
        functional: false,
      });
      const db = await getDb();
      const [row] = await db.select().from(consentReceipts).where(eq(consentReceipts.id, id));
      expect(row?.categories).toEqual(categories);
    },
  );

  test.each(['2026-11-20', cookieText.USA.revision])(
    'of the text of %s, which was published, is kept as such',
    async (revision) => {
      const response = await choose({ ...record, revision });
      expect([response.status, (await response.json()).revision]).toEqual([201, revision]);
    },
  );

  test.each(['2020-01-01', '2099-12-31', 'whatever-i-say', '2026-11-2'])(
    'of a text of %s, which never was, cannot be made evidence',
    async (revision) => {
      const db = await getDb();
      const before = await db.$count(consentReceipts);
      const response = await choose({ ...record, revision });
      expect(response.status).toBe(422);
      expect((await response.json()).fields).toEqual({ revision: expect.stringMatching(/never/) });
      expect(await db.$count(consentReceipts)).toBe(before);
    },
  );

  test('is taken from everybody while others flood us, and from them a few times', async () => {
    const { points } = LIMITS.consentOverall;
    Object.assign(LIMITS.consentOverall, { points: 0 });
    try {
      const from = async (address: string) =>
        (await choose(record, { 'x-forwarded-for': address })).status;
      const flood = [];
      for (let round = 0; round <= LIMITS.consentWhenBusy.points; round += 1)
        flood.push(await from('198.51.100.1'));
      expect(flood.at(-1)).toBe(429);
      for (const visitor of [2, 3, 4]) expect(await from(`198.51.100.${visitor}`)).toBe(201);
    } finally {
      Object.assign(LIMITS.consentOverall, { points });
    }
  });

  test('sent again with its key is one receipt', async () => {
    const headers = { 'idempotency-key': 'consent-key-1' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await choose(record, headers)).json()),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const other = await choose({ ...record, marketing_cookies_consent: true }, headers);
    expect(other.status).toBe(422);
  });

  test('cannot be changed afterwards', async () => {
    const { id } = await (await choose(record)).json();
    const db = await getDb();
    const change = db.execute(sql`UPDATE consent_receipts SET decision = 'x' WHERE id = ${id}`);
    await expect(change).rejects.toMatchObject({
      cause: { message: 'consent_receipts is append-only' },
    });
  });

  test('without JavaScript sets the cookies that the guard asks for', async () => {
    const response = await submit(
      { decision: 'allowAll', region: 'USA' },
      { 'x-forwarded-proto': 'https' },
    );
    expect(response.status).toBe(303);
    const [consent = '', all] = response.headers.getSetCookie();
    expect(consent).toMatch(
      /^cookie-consent-USA=[^;]+; Max-Age=31536000; Path=\/; Secure; SameSite=Lax$/,
    );
    expect(all).toMatch(/^cookies-all-allowed=true; /);
    const state = guard({
      region: 'USA',
      cookie: /=([^;]+)/.exec(consent)?.[1],
      ip: '192.0.2.1',
      revision: cookieText.USA.revision,
      isCrawler: false,
    });
    expect(state).toBe('allowed');
  });

  test('keeps the boxes that were ticked', async () => {
    const response = await submit({ decision: 'allowSelected', region: 'USA', marketing: 'on' });
    const [consent = '', all] = response.headers.getSetCookie();
    const value = JSON.parse(decodeURIComponent(/=([^;]+)/.exec(consent)?.[1] ?? ''));
    expect(value).toMatchObject({
      marketing_cookies_consent: true,
      functional_cookies_consent: false,
    });
    expect(all).toMatch(/^cookies-all-allowed=; Max-Age=0; Path=\//);
  });

  test('of refusing deletes the cookies and goes home', async () => {
    const referer = 'http://localhost:3000/x?next=%2FProducts%2FHRIS';
    const response = await submit({ decision: 'denyAll' }, { referer });
    expect(response.headers.get('location')).toBe(HOME);
    for (const cookie of response.headers.getSetCookie()) expect(cookie).toMatch(/=; .*Max-Age=0/);
  });

  test.each([
    [
      'http://localhost:3000/home?consent=missing&next=%2FProducts%2FHRIS%3Fa%3D1',
      '/Products/HRIS?a=1',
    ],
    ['http://localhost:3000/contact-us?x=1', '/contact-us?x=1'],
    // The `next` of the sign-in page is its own: whoever answers about cookies there wants to sign in.
    ['http://localhost:3000/auth/login?next=%2Fprofile', '/auth/login?next=%2Fprofile'],
    ['http://localhost:3000/home?consent=ip&next=%2F%2Fevil.example', '/home'],
    ['http://localhost:3000/home?consent=ip&next=%2F%5Cevil.example', '/home'],
    ['http://localhost:3000/home?consent=ip&next=%2Fa%0D%0ASet-Cookie:%20a=b', '/home'],
    ['http://localhost:3000/home?consent=ip&next=https%3A%2F%2Fevil.example', '/home'],
    ['https://evil.example/contact-us', HOME],
    ['nonsense', HOME],
  ])('from %s goes on to %s', async (referer, location) => {
    const response = await submit({ decision: 'allowAll' }, { referer });
    expect(response.headers.get('location')).toBe(location);
  });

  test('of another site’s form is refused', async () => {
    const response = await submit({ decision: 'allowAll' }, { origin: 'https://evil.example' });
    expect([response.status, response.headers.getSetCookie()]).toEqual([403, []]);
  });
});
