/**
 * Fault 1: the process is killed in the moment after it has said "we have your message". Whatever
 * was acknowledged is there after the restart, with its two mails. FAULT_ROUNDS=100 for the long run.
 */
import type { Email } from 'postal-mime';
import { message, referenceOf, sendMessage } from '../support/contact.ts';
import { mailFacts } from '../support/mail-facts.ts';
import { eventually, removeData, type Site, startSite } from '../support/site.ts';
import { letAnHourPass, readStored } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 1);
/** A folder takes at most so many rounds: an hour's overall limit holds for each. */
const ROUNDS_A_FOLDER = 10;
const WRITERS = 4;
const ROUND_MS = 60_000;

type Sent = { reference: string; email: string };

/** Lets writers write until `enough` messages were acknowledged, then kills the site at once. */
async function killWhileWriting(site: Site, enough: number): Promise<Sent[]> {
  const acknowledged: Sent[] = [];
  let isDead = false;
  const write = async () => {
    while (!isDead) {
      const fields = message(site);
      // Once the site is dead the connection breaks: that message was never acknowledged.
      const answer = await sendMessage(site, fields).catch(() => undefined);
      if (answer?.status !== 201) continue;
      acknowledged.push({ reference: referenceOf(answer), email: String(fields.email) });
      if (acknowledged.length < enough || isDead) continue;
      isDead = true;
      await site.stop('SIGKILL');
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return acknowledged;
}

function expectOnePair(mails: Email[], { reference, email }: Sent): void {
  const receivers = mails
    .filter((mail) => mail.text?.includes(reference))
    .map((mail) => mail.to?.[0]?.address ?? '');
  expect(receivers, reference).toHaveLength(2);
  expect(
    receivers.filter((address) => address === email),
    reference,
  ).toHaveLength(1);
  expect(
    receivers.filter((address) => address.startsWith('desk@')),
    reference,
  ).toHaveLength(1);
}

async function runFolder(rounds: number): Promise<void> {
  let site = await startSite();
  const sent: Sent[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (round > 0) site = await startSite({ dataDir: site.dataDir });
      sent.push(...(await killWhileWriting(site, 1 + Math.floor(Math.random() * 8))));
    }
    const kept = (await readStored(site.dataDir)).messages;
    const references = new Set(kept.map(({ reference }) => reference));
    expect(references.size, 'no reference twice').toBe(kept.length);
    expect(
      sent.filter(({ reference }) => !references.has(reference)),
      'what was lost',
    ).toEqual([]);

    // What the killed process was just sending is free again after a while.
    await letAnHourPass(site.dataDir);
    site = await startSite({ dataDir: site.dataDir });
    const mails = await eventually(async () => {
      const found = await site.mails();
      return found.length >= kept.length * 2 && found;
    }, 120);
    expect(mails, 'two a message').toHaveLength(kept.length * 2);
    expect(new Set(mails.map(mailFacts.id)).size, 'no Message-ID twice').toBe(mails.length);
    for (const { reference, email } of kept) expectOnePair(mails, { reference, email });
  } finally {
    await site.stop('SIGKILL');
    removeData(site);
  }
}

test(`killed ${ROUNDS} times right after an acknowledgement, nothing acknowledged is lost`, async () => {
  test.setTimeout(ROUNDS * ROUND_MS + 120_000);
  for (let left = ROUNDS; left > 0; left -= ROUNDS_A_FOLDER)
    await runFolder(Math.min(left, ROUNDS_A_FOLDER));
});
