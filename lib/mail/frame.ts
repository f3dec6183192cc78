/** What every mail has: sender, Message-ID, date, and the words about us that templates ask for. */
import 'server-only';
import { offices } from '../content/offices.ts';
import { brand } from '../content/site.ts';
import { env } from '../env.ts';
import { LOCALES, type Region } from '../region/region.ts';
import { literalAddress, literalHeader } from './literal-header.ts';
import type { Letter } from './mail-kind.ts';
import { renderTemplate } from './template.ts';

export type Mail = Pick<Letter, 'reference' | 'date' | 'to' | 'replyTo' | 'subject' | 'headers'> & {
  kind: string;
  from: { name: string; address: string };
  html: string;
  text: string;
  messageId: string;
};

/** The clock that the region's first office works by. */
const TIME_ZONES = {
  USA: 'America/New_York',
  INDIA: 'Asia/Kolkata',
} as const satisfies Record<Region, string>;

const SITE_ORIGINS = { USA: env.SITE_ORIGIN_USA, INDIA: env.SITE_ORIGIN_INDIA };

/** Where the edition is, for links in mails. */
export const siteUrl = (region: Region): string => SITE_ORIGINS[region];

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

/**
 * @param kind also the name of its templates, unless the letter names others
 * @param id of the row that the mail is about
 * @throws TemplateError
 */
export function composeMail(kind: string, id: string, letter: Letter): Mail {
  const { region, values, template = kind, ...envelope } = letter;
  const { name, legalName, mailDomain } = brand[region];
  const [office] = offices(region);
  const frame = {
    reference: letter.reference,
    language: LOCALES[region],
    received: deskTime(letter.date, region),
    brandName: name,
    legalName,
    deskCity: office?.city ?? '',
    deskHours: office?.hours ?? '',
    deskPhone: office?.phone ?? '',
    siteUrl: siteUrl(region),
    siteName: new URL(siteUrl(region)).host,
  };
  return {
    ...envelope,
    subject: literalHeader(letter.subject),
    replyTo: literalAddress(letter.replyTo),
    kind,
    from: { name, address: `no-reply@${mailDomain}` },
    messageId: `<${kind}.${id}@${mailDomain}>`,
    ...renderTemplate(template, { ...frame, ...values }, region),
  };
}
