/**
 * The two mails of a contact message. The acknowledgement goes to an address that anybody may have
 * typed in, so it holds nothing that was typed: no message, no name, no topic.
 */
import 'server-only';
import { getPage } from '../content/pages.ts';
import { contactMessages } from '../db/schema.ts';
import { deskAddress } from '../mail/frame.ts';
import { mailKind } from '../mail/mail-kind.ts';
import { headerValue } from '../mail/template.ts';
import type { Region } from '../region/region.ts';

/** The label that the form shows for a topic; a topic it no longer has is named by its slug. */
function topicLabel(slug: string, region: Region): string {
  const sections = getPage('/contact-us', region).sections;
  const form = sections.find(({ type }) => type === 'contact-form');
  const topics = form?.type === 'contact-form' ? form.topics : [];
  return topics.find(({ value }) => value === slug)?.label ?? slug.replaceAll('-', ' ');
}

export const acknowledgement = mailKind(contactMessages, 'acknowledgementSent', (message) => ({
  region: message.region,
  reference: message.reference,
  date: message.created,
  to: message.email,
  replyTo: deskAddress(message.region),
  subject: `We have your message: ${message.reference}`,
  // Keeps out-of-office replies from answering a machine (RFC 3834).
  headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  values: {},
}));

export const desk = mailKind(contactMessages, 'deskSent', (message) => {
  const { region, reference, name, email } = message;
  const topic = topicLabel(message.topic, region);
  return {
    region,
    reference,
    date: message.created,
    to: deskAddress(region),
    replyTo: { name: headerValue(name), address: email },
    subject: headerValue(`${reference} ${topic}: ${name}`),
    headers: { 'Auto-Submitted': 'auto-generated' },
    values: {
      region,
      name,
      email,
      topic,
      company: message.company ?? '–',
      phone: message.phone ?? '–',
      browser: message.browser ?? '–',
      message: message.message,
    },
  };
});
