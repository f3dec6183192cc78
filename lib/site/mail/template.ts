/**
 * Fills the templates of content/mail. They are written in US spelling; `{{key}}` stands for a
 * value. In HTML every value is escaped, so nothing that a visitor typed can become markup. What all
 * HTML mails share stands once, in frame.html.
 */
import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TemplateError, type TemplateValues } from '../../platform/mail/mail-kind.ts';
import type { Region } from '../../platform/region/region.ts';
import { toIndianEnglish } from '../content/spelling.ts';

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** For a header: one line, whatever was typed. */
export function headerValue(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

const asHtml = (text: string) => escapeHtml(text).replaceAll('\n', '<br>\n');

/** What somebody else wrote: in a mail without markup each line says so, as mail programs do it. */
export const quoted = (text: string) => ({
  html: asHtml(text),
  text: text.replace(/^/gm, '> '),
});

function readFile(file: string): string {
  try {
    return readFileSync(join(process.cwd(), 'content/mail', file), 'utf8');
  } catch (cause) {
    throw new TemplateError(`content/mail/${file} cannot be read`, { cause });
  }
}

/** An HTML template begins with its title and with the line that an inbox shows beside the subject. */
function readHtml(file: string): string {
  const [, title, preview, content] =
    /^Title: (.+)\nPreview: (.+)\n\n([\s\S]+)$/.exec(readFile(file)) ?? [];
  if (!title || !preview || !content)
    throw new TemplateError(`content/mail/${file}: begin with "Title: …" and "Preview: …"`);
  const parts: Record<string, string> = { title, preview, content };
  return fill('frame.html', readFile('frame.html'), (key) => parts[key] ?? `{{${key}}}`);
}

const inSpellingOf = (region: Region, text: string) =>
  region === 'INDIA' ? toIndianEnglish(text) : text;

function fill(file: string, template: string, value: (key: string) => string | undefined): string {
  return template.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, key: string) => {
    const found = value(key);
    if (found === undefined) throw new TemplateError(`content/mail/${file}: no value for ${key}`);
    return found;
  });
}

/** @throws TemplateError */
export function renderTemplate(
  name: string,
  values: TemplateValues,
  region: Region,
): { html: string; text: string } {
  const own = (key: string) => (Object.hasOwn(values, key) ? values[key] : undefined);
  const html = fill(`${name}.html`, inSpellingOf(region, readHtml(`${name}.html`)), (key) => {
    const value = own(key);
    if (typeof value !== 'string') return value?.html;
    return asHtml(value);
  });
  const text = fill(`${name}.txt`, inSpellingOf(region, readFile(`${name}.txt`)), (key) => {
    const value = own(key);
    return typeof value === 'string' ? value : value?.text;
  });
  return { html, text };
}
