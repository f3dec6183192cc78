/** An owner is told by mail, once, and the notice outlives the account that it is about. */
import { eq } from 'drizzle-orm';
import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { runJobs } from '../../platform/housekeeping/housekeeping.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { getMessages } from '../../site/content/messages.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { feature } from './feature.ts';
import { NOTICE_KINDS } from './kinds.ts';
import { accountNotice } from './mails.ts';
import { oweNotice } from './notice.ts';
import { accountNotices } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;
const owner = { email: 'asha@example.org', region: 'USA' } as const;

describe('the words of the notices', () => {
  test.each(REGIONS)('%s has them for each kind, and none besides', (region) => {
    expect(Object.keys(getMessages(region).accountNotices)).toEqual([...NOTICE_KINDS]);
  });
});

describeOnEveryDatabase('a notice', () => {
  const only = async () => {
    const [row] = await (await getDb()).select().from(accountNotices);
    return row;
  };
  const owe = async () => {
    const [db, outbox] = [await getDb(), await getOutbox()];
    await db.delete(accountNotices);
    await db.transaction((tx) => oweNotice(tx, outbox, owner, 'passkey-added'));
    const row = await only();
    if (!row) throw new Error('No notice was kept.');
    return row;
  };

  test('says what was changed and where to look, to the owner', async () => {
    const { id } = await owe();
    const letter = await accountNotice.find(await getDb(), id);
    expect(letter).toMatchObject({ to: owner.email, subject: 'A passkey was added' });
    const { html, text } = composeMail('accountNotice', id, letter as NonNullable<typeof letter>);
    for (const form of [html, text]) {
      expect(form).toContain('A passkey was added to your');
      expect(form).toContain('/profile/safety');
      expect(form).not.toContain('{{');
    }
  });

  test('is not kept when the change was rolled back', async () => {
    const [db, outbox] = [await getDb(), await getOutbox()];
    await db.delete(accountNotices);
    const failed = db.transaction(async (tx) => {
      await oweNotice(tx, outbox, owner, 'totp-removed');
      throw new Error('not changed');
    });
    await expect(failed).rejects.toThrow('not changed');
    expect(await only()).toBeUndefined();
  });

  test('goes a day after its mail has left, or after thirty days without', async () => {
    const db = await getDb();
    const { id, createdAt } = await owe();
    const jobs = feature.retention?.(db) ?? [];
    await accountNotice.markSent(db, id);
    const sent = (await only())?.noticeSent?.getTime() ?? 0;
    await runJobs(jobs, sent + DAY_MS - 1);
    expect(await only()).toBeDefined();
    await runJobs(jobs, sent + DAY_MS + 1);
    expect(await only()).toBeUndefined();
    const { id: unsent } = await owe();
    await db.update(accountNotices).set({ createdAt }).where(eq(accountNotices.id, unsent));
    await runJobs(jobs, createdAt.getTime() + 30 * DAY_MS - 1);
    expect(await only()).toBeDefined();
    await runJobs(jobs, createdAt.getTime() + 30 * DAY_MS + 1);
    expect(await only()).toBeUndefined();
  });
});
