/**
 * An issue of the newsletter: content/newsletter/<edition>/<month>.md. Its first line is the subject; the
 * rest is Markdown, with {Brand}, {price:…} and {promise:…} as on pages, in US spelling.
 */
import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { type Ready, TemplateError } from '../../platform/mail/mail-kind.ts';
import { originOf } from '../../platform/region/origins.ts';
import type { Region } from '../../platform/region/region.ts';
import { tokens } from '../../site/content/brand.ts';
import { toIndianEnglish } from '../../site/content/spelling.ts';
import { fillTokens } from '../../site/content/tokens.ts';
import { escapeHtml } from '../../site/mail/template.ts';

export type Issue = { title: string; preview: string; body: Ready };

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
const FONT = "font-family:'Instrument Sans','Segoe UI',Helvetica,Arial,sans-serif";
const TEXT = `${FONT};font-size:16px;line-height:24px`;

/** '2026-12' */
export const isIssue = (month: string) => MONTH.test(month);

/**
 * The issue of a month, written for mail programs.
 * @throws TemplateError when there is none, or something in it is not what an issue may hold
 */
export function readIssue(month: string, region: Region): Issue {
  const file = `content/newsletter/${region}/${month}.md`;
  const source = readSource(file, month);
  const filled = fillTokens(source, tokens[region]) as string;
  const unknown = /\{[\w.:-]+\}/.exec(filled);
  if (unknown) throw new TemplateError(`${file}: unknown token ${unknown[0]}`);
  const text = region === 'INDIA' ? toIndianEnglish(filled) : filled;
  const [, title, body] = /^# (.{1,100})\n+([\s\S]+)$/.exec(text) ?? [];
  if (!title || !body) throw new TemplateError(`${file}: begin with "# " and the subject`);
  const html = writer(originOf(region), file).parse(body, { async: false });
  const preview = body.split('\n\n').find((part) => /^\w.{40}/.test(part)) ?? title;
  return {
    title,
    preview: preview.replace(/\s+/g, ' ').slice(0, 140),
    body: { html, text: plain(body.trim(), originOf(region)) },
  };
}

function readSource(file: string, month: string): string {
  if (!isIssue(month)) throw new TemplateError(`"${month}" is no month such as 2026-12`);
  try {
    return readFileSync(join(/* turbopackIgnore: true */ process.cwd(), file), 'utf8');
  } catch (cause) {
    throw new TemplateError(`${file} cannot be read`, { cause });
  }
}

/** Mail programs know no style sheet: what a thing looks like stands at the thing. */
function writer(origin: string, file: string): Marked {
  return new Marked({
    renderer: {
      heading({ tokens: inner }: Tokens.Heading) {
        return `<h2 style="margin:28px 0 8px;${FONT};font-size:19px;line-height:25px;font-weight:700">${this.parser.parseInline(inner)}</h2>\n`;
      },
      paragraph({ tokens: inner }: Tokens.Paragraph) {
        return `<p style="margin:0 0 14px;${TEXT}">${this.parser.parseInline(inner)}</p>\n`;
      },
      list({ items }: Tokens.List) {
        const points = items.map(
          (item) => `<li style="margin:0 0 8px">${this.parser.parse(item.tokens)}</li>\n`,
        );
        return `<ul style="margin:0 0 14px;padding:0 0 0 20px;${TEXT}">\n${points.join('')}</ul>\n`;
      },
      link({ href, tokens: inner }: Tokens.Link) {
        const address = escapeHtml(absolute(href, origin, file));
        return `<a href="${address}" style="color:#1b3be0">${this.parser.parseInline(inner)}</a>`;
      },
      html({ raw }: Tokens.HTML | Tokens.Tag): string {
        throw new TemplateError(`${file}: write Markdown in place of ${raw.trim()}`);
      },
      image({ href }: Tokens.Image): string {
        throw new TemplateError(`${file}: an issue has no pictures, but asks for ${href}`);
      },
    },
  });
}

function absolute(href: string, origin: string, file: string): string {
  if (/^\/(?!\/)/.test(href)) return origin + href;
  if (/^(?:https|mailto):/.test(href)) return href;
  throw new TemplateError(`${file}: a link leads to a path or to https, not to ${href}`);
}

/** Markdown reads well as it is, but for its links and emphasis. */
const plain = (markdown: string, origin: string) =>
  markdown
    .replace(/\[([^\]]+)\]\((\/[^)]*)\)/g, `$1 (${origin}$2)`)
    .replace(/\[([^\]]+)\]\(([^)]*)\)/g, '$1 ($2)')
    .replace(/\*\*([^*]+)\*\*/g, '$1')
    .replace(/^## (.+)$/gm, (_, heading: string) => `${heading}\n${'-'.repeat(heading.length)}`);
