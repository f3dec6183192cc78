/**
 * Where mails go: to the server of SMTP_URL or, without one, into files that a person can open.
 */
import 'server-only';
import { renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import nodemailer from 'nodemailer';
import { closeToOthers, dateByOurClock, privateFolder } from '../data-folder/data-folder.ts';
import { errorCode } from '../log/error-code.ts';
import { mayBePlain } from '../settings/plain-hosts.ts';
import { settings } from '../settings/settings.ts';
import type { Mail } from './mail-kind.ts';

const CONNECT_LIMIT_MS = 10_000;
const SILENCE_LIMIT_MS = 20_000;
/** For the whole of one mail: a server may also answer a letter at a time. */
const MAIL_LIMIT_MS = 30_000;

export type Deliver = (mail: Mail) => Promise<void>;

function content({ kind: _, reference: __, ...mail }: Mail) {
  // What our mails attach are bytes; these close the way to files and addresses for good.
  return { ...mail, disableFileAccess: true, disableUrlAccess: true };
}

/**
 * `url`, with the demand for encryption unless its host may be spoken to in plain: a server that offers none, or an
 * attacker who hides that it does, gets no mail. What stands in the address counts more than other options.
 */
function withEncryption(url: string): string {
  const address = new URL(url);
  if (mayBePlain(address.hostname, settings().PLAIN_HOSTS)) return url;
  address.searchParams.set('requireTLS', 'true');
  return address.href;
}

/**
 * @param limitMs for one mail. What was given up may still arrive: its Message-ID is that of the
 * next attempt, so it counts as one mail
 */
export function smtpDelivery(url: string, limitMs = MAIL_LIMIT_MS): Deliver {
  const transport = nodemailer.createTransport({
    url: withEncryption(url),
    connectionTimeout: CONNECT_LIMIT_MS,
    greetingTimeout: CONNECT_LIMIT_MS,
    socketTimeout: SILENCE_LIMIT_MS,
  });
  return async (mail) => {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<never>((_, reject) => {
      const error = new Error('The mail server took too long.');
      timer = setTimeout(() => reject(Object.assign(error, { code: 'ETIMEDOUT' })), limitMs);
    });
    const sending = transport.sendMail(content(mail));
    // After the limit it may still fail, and no caller waits for it then.
    sending.catch(() => undefined);
    await Promise.race([sending, limit]).finally(() => clearTimeout(timer));
  };
}

/** One .eml file a mail. Its name is made from the mail, so a second delivery replaces the first. */
export function fileDelivery(folder: string): Deliver {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true });
  closeToOthers(folder);
  return async (mail) => {
    const { message } = await transport.sendMail(content(mail));
    const time = mail.date.toISOString().slice(0, 19).replaceAll(':', '-');
    const file = join(folder, `${time}-${mail.kind}-${mail.reference}.eml`);
    privateFolder(folder);
    writeFileSync(`${file}.part`, message as Buffer, { mode: 0o600 });
    dateByOurClock(`${file}.part`);
    renameSync(`${file}.part`, file);
  };
}

/** Where mails are left without SMTP_URL. */
export const mailFolder = () => join(resolve(settings().DATA_DIR), 'mail');

export function configuredDelivery(): Deliver {
  const { SMTP_URL } = settings();
  return SMTP_URL ? smtpDelivery(SMTP_URL) : fileDelivery(mailFolder());
}

/** For the start-up message, without the password. */
export function describeDelivery(): string {
  const { SMTP_URL } = settings();
  return SMTP_URL ? `the mail server ${new URL(SMTP_URL).host}` : `files in ${mailFolder()}`;
}

/**
 * True when the server will never take this mail: it answered 5xx to the recipient or the
 * content. A refused login is not the mail's fault and is tried again.
 */
export function isRefusedForEver(error: unknown): boolean {
  const code = errorCode(error);
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return false;
  const { responseCode } = error as { responseCode?: number };
  return Number(responseCode) >= 500;
}
