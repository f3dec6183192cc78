/** A site whose mails go to a real mail server, with accounts of a member and of staff, and its inboxes. */
import type { Email } from 'postal-mime';
import { addAccount, OWNER } from './account.ts';
import { newDataDir } from './data-folder.ts';
import { mostlyIn } from './editions.ts';
import { formToken } from './form-tokens.ts';
import { type MailServer, startMailServer } from './mail-server.ts';
import { eventually, removeData, type Site, startSite } from './site.ts';
import { addStaff } from './staff.ts';
import { test as base } from './test.ts';

/** Whose password a test may change, each for one test: what it was before is known to no other. */
export const FORGETFUL = mostlyIn('USA').map((edition) => ({
  edition,
  withScripts: forgetful('Ines Duarte', `ines.duarte.${edition.region.toLowerCase()}@example.org`),
  withDigits: forgetful('Rui Prado', `rui.prado.${edition.region.toLowerCase()}@example.org`),
  withoutScripts: forgetful('Joana Reis', `joana.reis.${edition.region.toLowerCase()}@example.org`),
}));

function forgetful(name: string, email: string): typeof OWNER {
  return { name, email, password: 'a drawer without a label' };
}

export type Message = {
  subject: string;
  text: string;
  /** Every address in the text, in its order. */
  links: string[];
  /** Six digits on a line of their own, in a mail that has some. */
  code: string | undefined;
};

function read({ subject = '', text = '' }: Email): Message {
  return {
    subject,
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
    code: /^ *(\d{3} ?\d{3})\r?$/m.exec(text)?.[1],
  };
}

type WorkerFixtures = {
  mailServer: MailServer;
  site: Site;
  /** Waits for a mail to `address` whose subject has `subject`; the newest of them. */
  inbox: (address: string, subject?: string) => Promise<Message>;
};

export const test = base.extend<{ patience: undefined }, WorkerFixtures>({
  mailServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's first argument.
    async ({}, use) => {
      const server = await startMailServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mailServer }, use) => {
      const dataDir = newDataDir();
      const changing = FORGETFUL.flatMap((one) => [
        one.withScripts,
        one.withDigits,
        one.withoutScripts,
      ]);
      for (const person of [OWNER, ...changing]) {
        const { status, output } = addAccount(dataDir, person);
        if (status !== 0) throw new Error(output);
      }
      addStaff(dataDir);
      const env = { SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` };
      const site = await startSite({ dataDir, env });
      await use(site);
      await site.stop('SIGKILL');
      removeData(site);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  inbox: [
    async ({ mailServer }, use) =>
      use((address, subject = '') =>
        eventually(async () => {
          const mail = mailServer.received.findLast(
            (one) => one.to?.some((to) => to.address === address) && one.subject?.includes(subject),
          );
          return mail && read(mail);
        }),
      ),
    { scope: 'worker' },
  ],
  // A form that was open for a while: robots type as fast as these tests do.
  patience: [
    async ({ page, site }, use) => {
      await page.route('**/api/v1/form-token', (route) =>
        route.fulfill({ json: { token: formToken(site) } }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

let count = 0;
/** An address that no other test uses. */
export function newMailbox(): string {
  count += 1;
  return `visitor.${process.pid}.${count}@example.org`;
}
