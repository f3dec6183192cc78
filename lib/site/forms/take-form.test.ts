/** A key is its writer's: two who send the same one with a form never meet. On both databases. */
import { eq } from 'drizzle-orm';
import { createAccount } from '../../features/accounts/create-account.ts';
import { insertSubmission } from '../../features/submissions/rows/submissions.ts';
import { submissions } from '../../features/submissions/tables.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { createSession } from '../../platform/session/session.ts';
import { takeForm } from './take-form.ts';

const take = takeForm<{ email: string; message: string; website?: string; token?: string }>({
  name: 'test-form',
  mails: { toWriter: { name: 'acknowledgement' }, toDesk: { name: 'desk' } },
  insert: async (tx, { body, session, region }, { reference, email }) => ({
    id: await insertSubmission(tx, {
      ...{ reference, kind: 'contact', region, email, name: 'Somebody' },
      ...{ userId: session?.user.id ?? null, details: { message: body.message } },
    }),
  }),
});

async function customer(name: string) {
  const email = `${name}@example.org`;
  const user = await createAccount({ email, name, password: 'an analytical engine' });
  return createSession(user, undefined);
}

describeOnEveryDatabase('a form', () => {
  test('of two accounts with the same key and the same words is two forms', async () => {
    const body = { email: 'typed@example.org', message: 'The same words.' };
    const send = (session: Awaited<ReturnType<typeof customer>>) =>
      take({
        body,
        session,
        region: 'USA',
        address: '198.51.100.7',
        idempotencyKey: 'one-key-for-all',
      });
    const [ada, asha] = [await customer('ada'), await customer('asha')];
    const first = await send(ada);
    const second = await send(asha);
    expect(second.reference).not.toBe(first.reference);
    expect(await send(ada)).toEqual(first);
    const rows = await (await getDb()).select().from(submissions);
    expect(rows.map(({ email }) => email).sort()).toEqual(['ada@example.org', 'asha@example.org']);
    expect(
      await (await getDb()).select().from(submissions).where(eq(submissions.userId, ada.user.id)),
    ).toHaveLength(1);
  });
});
