/** An issue of the newsletter: to every reader once, with the way out. On both databases. */

import { getDb } from '../../platform/db/database.ts';
import { describeOnEveryDatabase } from '../../platform/db/test-database.ts';
import { getOutbox, MAIL_QUEUE } from '../../platform/mail/outbox.ts';
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { brand } from '../../site/content/company.ts';
import { composeMail } from '../../site/mail/frame.ts';
import { readIssue } from './issue.ts';
import { issueKey, newsletterIssue } from './issue-mail.ts';
import { confirmSubscription, endSubscription, insertSubscription } from './rows/newsletter.ts';
import { sendIssue } from './send-issue.ts';

const ISSUE = '2026-12';
let last = 1000;

async function reader(region: Region): Promise<string> {
  const db = await getDb();
  last += 1;
  const row = { reference: `NV-ISSU-${last}`, region, email: `reader-${last}@example.org` };
  const id = await insertSubscription(db, row);
  const now = new Date();
  await confirmSubscription(db, id, { since: new Date(now.getTime() - 60_000), now });
  return id;
}
const owedMails = async () =>
  (await (await getOutbox()).boss.findJobs<{ kind: string; id: string }>(MAIL_QUEUE))
    .filter(({ data }) => data.kind === 'newsletterIssue')
    .map(({ data }) => data.id)
    .sort();

describe.each(REGIONS)('the sample issue of %s', (region) => {
  it('has a subject, whole links, nothing unfilled and no markup of its own', () => {
    const { title, preview, body } = readIssue(ISSUE, region);
    expect(title.length).toBeLessThan(90);
    expect(preview.length).toBeGreaterThan(40);
    for (const text of [body.html, body.text]) {
      expect(text).not.toMatch(/\{[\w:.-]+\}|\]\(|\*\*/);
      expect(text).toContain(`${brand[region].website}/`);
    }
    expect(body.html).not.toMatch(/<script|href="\/|<p>/);
  });
});

it('that does not exist is refused before anything is owed', async () => {
  for (const month of ['2031-01', '../../package', '2026-13', ''])
    expect(() => readIssue(month, 'USA')).toThrow(/cannot be read|is no month/);
});

describeOnEveryDatabase('an issue', () => {
  test('is owed once to each reader of its edition, however often it is sent', async () => {
    const ids = [await reader('USA'), await reader('USA')];
    await reader('INDIA');
    expect(await sendIssue(ISSUE, 'USA')).toEqual({ readers: 2, owed: 2 });
    const late = await reader('USA');
    expect(await sendIssue(ISSUE, 'USA')).toEqual({ readers: 3, owed: 1 });
    expect(await owedMails()).toEqual([...ids, late].map((id) => issueKey(ISSUE, id)).sort());
  });

  test('says how to leave, in both bodies and for one click', async () => {
    const id = await reader('INDIA');
    await sendIssue(ISSUE, 'INDIA');
    const key = issueKey(ISSUE, id);
    const letter = await newsletterIssue.find(await getDb(), key);
    if (!letter) throw new Error('no letter');
    const mail = composeMail('newsletterIssue', key, letter);
    const code = issueMailedCode('newsletter-unsubscribe', id);
    expect(mail.headers['List-Unsubscribe']).toContain(`unsubscribe?code=${code}>`);
    expect(mail.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail.messageId).toBe(`<newsletterIssue.${key}@${brand.INDIA.mailDomain}>`);
    for (const body of [mail.html, mail.text]) expect(body).toContain(code);
  });

  test('does not go out to who left meanwhile, nor twice', async () => {
    const db = await getDb();
    const [leaves, stays] = [await reader('USA'), await reader('USA')];
    await sendIssue(ISSUE, 'USA');
    const find = (id: string) => newsletterIssue.find(db, issueKey(ISSUE, id));
    await endSubscription(db, leaves, new Date());
    expect(await find(leaves)).toBeUndefined();
    expect(await find(stays)).toBeDefined();
    await newsletterIssue.markSent(db, issueKey(ISSUE, stays));
    expect(await find(stays)).toBeUndefined();
  });
});
