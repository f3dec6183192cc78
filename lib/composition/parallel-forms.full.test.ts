/**
 * Twenty at once of whatever can be sent, on the database of production: nobody meets an error of ours, and what is
 * sent once under a key is there once.
 */
import { randomUUID } from 'node:crypto';
import { count } from 'drizzle-orm';
import { submissions } from '../features/submissions/tables.ts';
import type { BodyKind, EndpointDescription } from '../platform/api/endpoint-description.ts';
import { newActor, roleOf } from '../platform/api/testing/actor.ts';
import { getDb } from '../platform/db/database.ts';
import { withTestDatabase } from '../platform/db/test-database.ts';
import { isPostgresAvailable, sayPostgresIsMissing } from '../platform/db/test-postgres.ts';
import { LIMITS } from '../platform/security/rate-limits.ts';
import { endpoints } from './api/endpoint-list.ts';
import { makeCall, prepare } from './api/testing/good-call.ts';
import { goodInput, inputKey } from './api/testing/good-inputs.ts';

const TWENTY = Array.from({ length: 20 });
const KINDS = ['body', 'form', 'upload'] as const;

const sends = endpoints
  .filter(({ method }) => method !== 'GET')
  .flatMap((call) =>
    KINDS.filter((kind) => call[kind]).map(
      (kind) => [inputKey(call), kind, call] as [string, BodyKind, EndpointDescription],
    ),
  );

if (!isPostgresAvailable()) sayPostgresIsMissing();

(isPostgresAvailable() ? describe : describe.skip)('twenty at once, on PostgreSQL', () => {
  withTestDatabase('postgres');
  beforeAll(() => {
    // All of it comes from one address.
    for (const limit of Object.values(LIMITS)) Object.assign(limit, { points: 1_000_000 });
  });

  /** One right input, sent twenty times in the same moment. */
  async function sendTwenty(call: EndpointDescription, kind: BodyKind, headers = {}) {
    const actor = await newActor(roleOf(call));
    const input = await prepare(goodInput(call) ?? {}, kind, actor);
    const responses = await Promise.all(
      TWENTY.map(() => makeCall(call, kind, actor, input, { headers })),
    );
    return Promise.all(
      responses.map(async (response) => ({ status: response.status, text: await response.text() })),
    );
  }
  /** One right input, sent once. @returns how many messages it leaves */
  async function storedByOne(call: EndpointDescription, kind: BodyKind): Promise<number> {
    const before = await messages();
    const actor = await newActor(roleOf(call));
    const input = await prepare(goodInput(call) ?? {}, kind, actor);
    await makeCall(call, kind, actor, input, { headers: { 'idempotency-key': randomUUID() } });
    return (await messages()) - before;
  }
  /** The database keeps an answer with its fields in another order. */
  const meaningOf = (text: string) =>
    JSON.stringify(Object.entries(JSON.parse(text || '{}')).sort(), (_, value) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.entries(value).sort()
        : value,
    );
  const messages = async () => {
    const [row] = await (await getDb()).select({ rows: count() }).from(submissions);
    return row?.rows ?? 0;
  };

  test.each(sends)(
    '%s by %s: one is taken, and none meets an error of ours',
    async (_, kind, call) => {
      const answers = await sendTwenty(call, kind);
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      expect(answers.some(({ status }) => status < 400)).toBe(true);
    },
  );

  test.each(sends.filter(([, , call]) => call.isIdempotent))(
    '%s by %s under one key: twenty get one answer, and it is stored once',
    async (_, kind, call) => {
      const stored = await storedByOne(call, kind);
      const before = await messages();
      const answers = await sendTwenty(call, kind, { 'idempotency-key': randomUUID() });
      expect(new Set(answers.map(({ text }) => meaningOf(text))).size).toBe(1);
      expect(answers[0]?.status).toBeLessThan(400);
      expect((await messages()) - before).toBe(stored);
    },
  );
});
