/** The mail server of a rehearsal: it can be away for a while, and keeps what it got before. */
import type { Email } from 'postal-mime';
import { type MailServer, startMailServer } from '../../e2e/support/mail-server.ts';
import type { SeenMail } from './reconcile.ts';

const REFERENCE = /\bNV-[0-9A-Z]{4}-[0-9A-Z]{4}\b/;

export type MailSink = {
  port: number;
  goAway: () => Promise<void>;
  comeBack: () => Promise<void>;
  /** Every mail that came whole, in the order of its coming; one that came twice is there twice. */
  seen: () => SeenMail[];
};

/** The Message-ID names the kind and the row: <desk.1f0c…@norvant.com>. */
function seenMail({ messageId = '', subject = '', text = '', to }: Email): SeenMail {
  const kind = /^<([^.>]+)\./.exec(messageId)?.[1] ?? '';
  const reference = REFERENCE.exec(`${subject} ${text}`)?.[0] ?? '';
  return { messageId, kind, reference, to: to?.[0]?.address ?? '' };
}

export async function startMailSink(): Promise<MailSink> {
  let server: MailServer | undefined = await startMailServer();
  const { port } = server;
  const former: Email[] = [];
  return {
    port,
    goAway: async () => {
      const leaving = server;
      server = undefined;
      await leaving?.stop();
      former.push(...(leaving?.received ?? []));
    },
    comeBack: async () => {
      server ??= await startMailServer({ port });
    },
    seen: () => [...former, ...(server?.received ?? [])].map(seenMail),
  };
}
