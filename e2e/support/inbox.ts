/** Visits with the inboxes of everybody a mail went to, and forms that were open for a while. */
import type { Email } from 'postal-mime';
import { bePatient } from './form-tokens.ts';
import { eventually } from './site.ts';
import { test as base } from './test.ts';

export type Message = {
  subject: string;
  text: string;
  /** Every address in the text, in its order. */
  links: string[];
  /** Six digits on a line of their own, in a mail that has some. */
  code: string | undefined;
  /** The names of what is attached. */
  files: string[];
};

function read({ subject = '', text = '', attachments }: Email): Message {
  return {
    subject,
    text,
    links: text.match(/https?:\/\/\S+/g) ?? [],
    code: /^ *(\d{3} ?\d{3})\r?$/m.exec(text)?.[1],
    files: attachments.map(({ filename }) => filename ?? ''),
  };
}

type Fixtures = {
  /** Waits for a mail to `address` whose subject has `subject`; the newest of them. */
  inbox: (address: string, subject?: string) => Promise<Message>;
  patience: undefined;
};

export const test = base.extend<Fixtures>({
  inbox: async ({ site }, use) =>
    use((address, subject = '') =>
      eventually(async () => {
        const mail = (await site.mails()).findLast(
          (one) => one.to?.some((to) => to.address === address) && one.subject?.includes(subject),
        );
        return mail && read(mail);
      }),
    ),
  patience: [
    async ({ page, site }, use) => {
      await bePatient(page, site);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A code that is not `code`: another last digit. */
export const wrongCode = (code: string): string =>
  code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

let count = 0;
/** An address that no other test uses. */
export function newMailbox(): string {
  count += 1;
  return `visitor.${process.pid}.${count}@example.org`;
}
