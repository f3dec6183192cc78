/**
 * The two mails of a contact message. The acknowledgement goes to an address that anybody may have
 * typed in, so it holds nothing that was typed: no message, no name, no topic.
 */
import 'server-only';
import { offices } from '../content/offices.ts';
import { getPage } from '../content/pages.ts';
import { brand } from '../content/site.ts';
import type { ContactMessage, MailKind } from '../db/contact-messages.ts';
import { env } from '../env.ts';
import { LOCALES, type Region } from '../region/region.ts';
import { headerValue, renderTemplate } from './template.ts';

export type Mail = {
  kind: MailKind;
  reference: string;
  from: { name: string; address: string };
  to: string;
  replyTo: string | { name: string; address: string };
  subject: string;
  html: string;
  text: string;
  messageId: string;
  date: Date;
  headers: Record<string, string>;
};

/** The clock that the edition's first office works by. */
const TIME_ZONES = {
  USA: 'America/New_York',
  INDIA: 'Asia/Kolkata',
} as const satisfies Record<Region, string>;

const SITE_ORIGINS = { USA: env.SITE_ORIGIN_USA, INDIA: env.SITE_ORIGIN_INDIA };

export function deskAddress(region: Region): string {
  const set = { USA: env.MAIL_DESK_USA, INDIA: env.MAIL_DESK_INDIA }[region];
  return set ?? `desk@${brand[region].mailDomain}`;
}

function deskTime(date: Date, region: Region): string {
  return new Intl.DateTimeFormat(LOCALES[region], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: TIME_ZONES[region],
    timeZoneName: 'short',
  }).format(date);
}

/** The label that the form shows for a topic; a topic it no longer has is named by its slug. */
function topicLabel(slug: string, region: Region): string {
  const sections = getPage('/contact-us', region).sections;
  const form = sections.find(({ type }) => type === 'contact-form');
  const topics = form?.type === 'contact-form' ? form.topics : [];
  return topics.find(({ value }) => value === slug)?.label ?? slug.replaceAll('-', ' ');
}

/** Made from the row alone, so that a mail sent twice is recognised as one. */
export function composeContactMail(kind: MailKind, message: ContactMessage): Mail {
  const { region, reference } = message;
  const own = brand[region];
  const [desk] = offices(region);
  const topic = topicLabel(message.topic, region);
  const values = {
    reference,
    language: LOCALES[region],
    received: deskTime(message.created, region),
    brandName: own.name,
    legalName: own.legalName,
    deskCity: desk?.city ?? '',
    deskHours: desk?.hours ?? '',
    deskPhone: desk?.phone ?? '',
    siteUrl: SITE_ORIGINS[region],
    siteName: new URL(SITE_ORIGINS[region]).host,
    ...(kind === 'desk' && {
      region,
      name: message.name,
      email: message.email,
      company: message.company ?? '–',
      phone: message.phone ?? '–',
      topic,
      browser: message.browser ?? '–',
      message: message.message,
    }),
  };
  const shared = {
    kind,
    reference,
    from: { name: own.name, address: `no-reply@${own.mailDomain}` },
    messageId: `<${kind}.${message.id}@${own.mailDomain}>`,
    date: message.created,
    ...renderTemplate(kind, values, region),
  };
  if (kind === 'acknowledgement')
    return {
      ...shared,
      to: message.email,
      replyTo: deskAddress(region),
      subject: `We have your message: ${reference}`,
      // Keeps out-of-office replies from answering a machine (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    };
  return {
    ...shared,
    to: deskAddress(region),
    replyTo: { name: headerValue(message.name), address: message.email },
    subject: headerValue(`${reference} ${topic}: ${message.name}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}
