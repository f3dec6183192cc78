/**
 * Whatever is sent, no call answers 500 and none shows a stack trace. Bodies are made from each
 * call's own schema: right fields with hostile values, missing ones, extra ones, and nonsense.
 */
import { getDb } from '../db/database.ts';
import { insertSubscription } from '../db/newsletter.ts';
import { withTestDatabase } from '../db/test-database.ts';
import { issueFormToken } from '../security/form-token.ts';
import { issueMailedCode } from '../security/mailed-code.ts';
import { LIMITS } from '../security/rate-limits.ts';
import { createAccount } from '../session/create-account.ts';
import { type BodyKind, fullPath } from './call.ts';
import { calls } from './calls.ts';
import type { MethodTable } from './methods.ts';
import { fuzzCall } from './testing/fuzz-call.ts';

withTestDatabase('embedded');

const CREDENTIALS = { email: 'ada@example.com', password: 'an analytical engine' };

/** Of a request for the newsletter. */
let newsletterRequest = '';

/** Bodies that a call accepts. With one field changed they get furthest. */
const GOOD: Record<string, () => object> = {
  '/registration/contact-us': () => ({
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    topic: 'demo',
    message: 'We would like to see a demonstration.',
    // Good for one message, so each body has its own.
    token: issueFormToken(Date.now() - 60_000),
  }),
  '/global/consent': () => ({
    consent: true,
    ip: '192.0.2.1',
    country_code: 'INDIA',
    necessary_cookies_consent: true,
    performance_cookies_consent: true,
    marketing_cookies_consent: false,
    analytical_cookies_consent: false,
    functional_cookies_consent: false,
  }),
  '/user/login': () => CREDENTIALS,
  '/email-subscription/subscribe': () => ({
    email: 'ada@example.com',
    token: issueFormToken(Date.now() - 60_000),
  }),
  '/email-subscription/confirm': () => ({
    code: issueMailedCode('newsletter-confirm', newsletterRequest),
  }),
  '/email-subscription/unsubscribe': () => ({
    code: issueMailedCode('newsletter-unsubscribe', newsletterRequest),
  }),
};

beforeAll(async () => {
  await createAccount({ ...CREDENTIALS, name: 'Ada Lovelace' });
  newsletterRequest = await insertSubscription(await getDb(), {
    reference: 'NV-2222-2222',
    region: 'USA',
    email: 'ada@example.com',
  });
  // The flood is the point here.
  for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
});

describe.each(calls.map((call) => [`${call.method} ${fullPath(call)}`, call] as const))(
  '%s',
  (_, call) => {
    const kinds: BodyKind[] = [
      'body',
      ...(['form', 'upload'] as const).filter((kind) => call[kind]),
    ];
    test.each(kinds)('takes anything as its %s without falling over', async (kind) => {
      const table = (await import(`../../app${fullPath(call)}/route`)) as MethodTable;
      const statuses = await fuzzCall(call, kind, table[call.method], GOOD[call.path]);
      // Bodies that never get past the schema would test little.
      if (kind === 'body' && call.body) expect(statuses).toContain(call.status);
    });
  },
);
