/**
 * Fault 6: the mail server is down, slow, or refuses one receiver. Forms succeed all the same;
 * each mail arrives later, and whoever gets one twice can tell by its Message-ID.
 */

import { referenceOf, sendMessage } from '../support/contact.ts';
import { mailFacts } from '../support/mail-facts.ts';
import { type MailServer, startMailServer } from '../support/mail-server.ts';
import { withSite } from '../support/own-site.ts';
import { eventually, freePort, removeData, type Site, startSite } from '../support/site.ts';
import { letAnHourPass } from '../support/stored.ts';
import { expect, test } from '../support/test.ts';

const settings = (port: number) => ({ SMTP_URL: `smtp://127.0.0.1:${port}` });

const linesOf = (site: Site, text: string) =>
  site
    .output()
    .split('\n')
    .filter((line) => line.includes(`"msg":"${text}"`));

/** Waits until `count` mails have come, and then until no more of them is owed. */
async function arrived(server: MailServer, count: number) {
  await eventually(async () => server.received.length >= count, 60);
  return server.received;
}

test('an outage of the mail server and a killed site: every mail arrives once, later', async () => {
  test.setTimeout(150_000);
  const port = await freePort();
  let site = await startSite({ env: settings(port) });
  const server = { current: undefined as MailServer | undefined };
  try {
    const references: string[] = [];
    for (let round = 0; round < 3; round += 1)
      references.push(referenceOf(await sendMessage(site)));
    await eventually(async () => linesOf(site, 'mail waits').length >= 6);
    await site.stop('SIGKILL');

    // An hour later the mail server is back, and so is the site.
    await letAnHourPass(site.dataDir);
    server.current = await startMailServer({ port });
    site = await startSite({ dataDir: site.dataDir, env: settings(port) });
    const late = referenceOf(await sendMessage(site));
    const mails = await arrived(server.current, 8);
    for (const reference of [...references, late])
      expect(
        mails.filter((mail) => mail.text?.includes(reference)),
        reference,
      ).toHaveLength(2);
    expect(new Set(mails.map(mailFacts.id)).size, 'different Message-IDs').toBe(8);
    for (const mail of mails) expect(mailFacts.id(mail)).toMatch(/^<[^<>\s]+@[^<>\s]+>$/);

    // Nothing is left to send: an hour and a restart later not one of them comes again.
    await site.stop('SIGKILL');
    await letAnHourPass(site.dataDir);
    site = await startSite({ dataDir: site.dataDir, env: settings(port) });
    const last = referenceOf(await sendMessage(site));
    await arrived(server.current, 10);
    expect(server.current.received.slice(8).every((mail) => mail.text?.includes(last))).toBe(true);
  } finally {
    await site.stop('SIGKILL');
    await server.current?.stop();
    removeData(site);
  }
});

test('a mail whose acceptance was never heard comes again under the same Message-ID', async () => {
  test.setTimeout(150_000);
  // Takes the first mail and hangs up; to the second one it says nothing until the site is killed.
  const server = await startMailServer({
    hangUp: (count) => count === 1,
    ignore: (count) => count === 2,
  });
  let site = await startSite({ env: settings(server.port) });
  try {
    const reference = referenceOf(await sendMessage(site));
    await arrived(server, 2);
    await site.stop('SIGKILL');
    await letAnHourPass(site.dataDir);
    site = await startSite({ dataDir: site.dataDir, env: settings(server.port) });
    const mails = await arrived(server, 4);
    expect(mails.every((mail) => mail.text?.includes(reference))).toBe(true);
    const ids = mails.map(mailFacts.id);
    expect(new Set(ids).size).toBe(2);
    expect(ids.slice(2).sort()).toEqual(ids.slice(0, 2).sort());
  } finally {
    await site.stop('SIGKILL');
    await server.stop();
    removeData(site);
  }
});

test('a mail that is refused for ever is parked, and holds up no other', async () => {
  const server = await startMailServer({ refuse: (address) => address.startsWith('poison') });
  try {
    await withSite({ env: settings(server.port) }, async (site) => {
      const poison = referenceOf(await sendMessage(site, { email: 'poison@example.org' }));
      const good = [referenceOf(await sendMessage(site)), referenceOf(await sendMessage(site))];
      const mails = await arrived(server, 5);
      await eventually(async () => linesOf(site, 'mail parked').length === 1);
      for (const reference of good)
        expect(mails.filter((mail) => mail.text?.includes(reference))).toHaveLength(2);
      const desk = mails.filter((mail) => mail.text?.includes(poison));
      expect(desk.map(mailFacts.to)).toEqual([expect.stringMatching(/^desk@/)]);
      expect(linesOf(site, 'mail waits'), 'no second attempt').toEqual([]);
      expect(site.output(), 'whose it was').not.toContain('poison@');
    });
  } finally {
    await server.stop();
  }
});
