/** The newsletter: only readers who confirmed get it, and those who leave have left. On both databases. */
import { eq } from 'drizzle-orm';
import { expiredRows } from '../../composition/expired-rows.ts';
import { ERRORS } from '../../platform/api/error-codes.ts';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { originOf } from '../../platform/region/origins.ts';
import { issueFormToken } from '../../platform/security/form-token.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { LIMITS } from '../../platform/security/rate-limits.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { newsletterConfirmation } from './mails.ts';
import { subscribersOf } from './rows/newsletter.ts';
import {
  confirmFromForm,
  subscribe,
  unsubscribeFromForm,
  unsubscribeInOneClick,
} from './subscribe.ts';
import { newsletterSubscriptions } from './tables.ts';

let lastAddress = 0;

/** Asks for the newsletter and gives the row's id. */
async function ask(email: string): Promise<string> {
  lastAddress += 1;
  const token = issueFormToken(Date.now() - 60_000);
  const { reference } = await subscribe({
    body: { email, token },
    region: 'USA',
    address: `198.51.100.${lastAddress}`,
  });
  const [row] = await (await getDb())
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.reference, reference));
  return row?.id ?? '';
}
const confirm = (id: string) =>
  confirmFromForm({ body: { code: issueMailedCode('newsletter-confirm', id) } });
const leavingCode = (id: string) => issueMailedCode('newsletter-unsubscribe', id);
const readers = async () =>
  (await subscribersOf(await getDb(), 'USA')).map(({ email }) => email).sort();
const refused = ERRORS.INVALID_CODE.message;

describeOnEveryDatabase('the newsletter', () => {
  test('begins when it is confirmed, and not before', async () => {
    const id = await ask('ada@example.org');
    expect(await readers()).toEqual([]);
    await confirm(id);
    expect(await readers()).toEqual(['ada@example.org']);
    // A link is followed twice.
    await confirm(id);
    expect(await readers()).toEqual(['ada@example.org']);
  });

  test('tells who has it already the same, and is never sent twice', async () => {
    const again = await ask('Ada@Example.org');
    await confirm(again);
    expect(await readers()).toEqual(['ada@example.org']);
  });

  test('ends from the page, whichever of the two mails the code is of', async () => {
    const again = await ask('ada@example.org');
    await unsubscribeFromForm({ body: { code: leavingCode(again) } });
    expect(await readers()).toEqual([]);
    await expect(confirm(again)).rejects.toThrow(refused);
  });

  test('ends in one click of a mail program, and once more does no harm', async () => {
    const id = await ask('ben@example.org');
    await confirm(id);
    await unsubscribeInOneClick({ query: { code: leavingCode(id) } });
    await unsubscribeInOneClick({ query: { code: leavingCode(id) } });
    expect(await readers()).toEqual([]);
  });

  test('who knows an id cannot make its codes, and one code cannot do the work of the other', async () => {
    const id = await ask('eve@example.org');
    for (const code of ['', id, `${id}.`, `${id}.x`, leavingCode(id), 'x'.repeat(100)])
      await expect(confirmFromForm({ body: { code } })).rejects.toThrow(refused);
    const confirmCode = issueMailedCode('newsletter-confirm', id);
    await expect(unsubscribeFromForm({ body: { code: confirmCode } })).rejects.toThrow(refused);
    expect(await readers()).toEqual([]);
  });

  test('to fill an inbox with requests: an address gets few mails an hour', async () => {
    const tries = Array.from(
      { length: LIMITS.confirmationsPerMailbox.points },
      (_, index) => index,
    );
    for (const index of tries) await ask(`victim+${index}@example.org`);
    await expect(ask('victim@example.org')).rejects.toThrow(/too often/);
  });

  test('a request that nobody confirms is gone after a week', async () => {
    const id = await ask('slow@example.org');
    const db = await getDb();
    const day = 24 * 60 * 60 * 1000;
    const rows = () =>
      db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id));
    await runJobs(expiredRows(db), Date.now() + 6 * day);
    expect(await rows()).toHaveLength(1);
    await runJobs(expiredRows(db), Date.now() + 8 * day);
    expect(await rows()).toEqual([]);
    await expect(confirm(id)).rejects.toThrow(refused);
  });

  test('a request is not confirmed past its week, also before anybody tidied up', async () => {
    const id = await ask('sleepy@example.org');
    const db = await getDb();
    const since = (days: number) =>
      db
        .update(newsletterSubscriptions)
        .set({ createdAt: new Date(Date.now() - days * 24 * 60 * 60 * 1000) })
        .where(eq(newsletterSubscriptions.id, id));
    await since(8);
    await expect(confirm(id)).rejects.toThrow(refused);
    await since(6);
    await confirm(id);
    expect(await readers()).toContain('sleepy@example.org');
  });

  test('the mail has both links and the header for one click, and nothing that was typed', async () => {
    const id = await ask('kim@example.org');
    const letter = await newsletterConfirmation.find(await getDb(), id);
    if (!letter) throw new Error('no letter');
    const { text, html, headers, to } = composeMail('newsletterConfirmation', id, letter);
    expect(to).toBe('kim@example.org');
    const [address = '', code] = headers['List-Unsubscribe']?.split('?code=') ?? [];
    expect(address).toBe(`<${originOf('USA')}/api/v1/email-subscription/unsubscribe`);
    expect(code).toMatch(/^[\w.-]+>$/);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    for (const body of [text, html]) {
      expect(body).toContain(issueMailedCode('newsletter-confirm', id));
      expect(body).toContain(issueMailedCode('newsletter-unsubscribe', id));
      expect(body).not.toContain('kim@');
    }
  });
});
