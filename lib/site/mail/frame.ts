/** What every mail has: sender, Message-ID, date, and the words about us that templates ask for. */
import 'server-only';
import { literalAddress, literalHeader } from '../../platform/mail/literal-header.ts';
import type { Letter, Mail } from '../../platform/mail/mail-kind.ts';
import { originOf } from '../../platform/region/origins.ts';
import { LOCALES, type Region, TIME_ZONES } from '../../platform/region/region.ts';
import { settings } from '../../platform/settings/settings.ts';
import { offices } from '../content/offices.ts';
import { brand } from '../content/site.ts';
import { renderTemplate } from './template.ts';

/** Of a mail that follows from a change and answers nobody: no answer by a program is wanted (RFC 3834). */
export const AUTO_GENERATED = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
};

export function deskAddress(region: Region): string {
  return settings()[`MAIL_DESK_${region}`] ?? `desk@${brand[region].mailDomain}`;
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

/** The words about us that every template may ask for. */
export function frameOf(region: Region) {
  const { name, legalName } = brand[region];
  const [office] = offices(region);
  return {
    language: LOCALES[region],
    brandName: name,
    legalName,
    deskCity: office?.city ?? '',
    deskHours: office?.hours ?? '',
    deskPhone: office?.phone ?? '',
    siteUrl: originOf(region),
    siteName: new URL(originOf(region)).host,
  };
}

/**
 * @param kind also the name of its templates, unless the letter names others
 * @param id of the row that the mail is about
 * @throws TemplateError
 */
export function composeMail(kind: string, id: string, letter: Letter): Mail {
  const { region, values, template = kind, ...envelope } = letter;
  const { name, mailDomain } = brand[region];
  const frame = {
    ...frameOf(region),
    reference: letter.reference,
    received: deskTime(letter.date, region),
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
