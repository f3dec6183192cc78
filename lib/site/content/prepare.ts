/**
 * Gets a checked page ready for its components: claims are looked up and numbered in the order
 * in which a reader meets them, product terms are highlighted once a section, drawings learn
 * their edition, and what was invented keeps its `sample` only where visitors are to see it.
 */
import type { z } from 'zod';
import { page as pageSchema } from '../../../content/schemas/page.ts';
import type { DrawingName, RichText } from '../../../content/schemas/parts.ts';
import type { Region } from '../../platform/region/region.ts';
import { walk } from './walk.ts';

export type RawPage = z.infer<typeof pageSchema>;
type Claim = {
  id: string;
  figure: string;
  wording: string;
  basis: string;
  scope: string;
  sample?: boolean | undefined;
};

export type Drawing = { name: DrawingName; alt: string; region: Region };
/** A large figure. `note` is the number of its footnote, when it is a claim; `sample` when that was invented. */
export type Figure = {
  figure: string;
  label: string;
  text?: RichText;
  note?: number;
  sample?: boolean | undefined;
};

/** A section as its component receives it. */
type Prepared<T> =
  T extends z.core.$brand<'drawing'>
    ? Drawing
    : T extends z.core.$brand<'figure'>
      ? Figure
      : T extends RichText | string | number | boolean | undefined
        ? T
        : T extends (infer Item)[]
          ? Prepared<Item>[]
          : { [Key in keyof T]: Prepared<T[Key]> };

export type Section = Prepared<RawPage['sections'][number]>;
export type SectionOf<Type extends Section['type']> = Extract<Section, { type: Type }>;
export type Footnote = {
  number: number;
  claim: string;
  basis: string;
  scope: string;
  sample?: boolean | undefined;
};
export type PreparedPage = Omit<RawPage, 'sections'> & {
  sections: Section[];
  footnotes: Footnote[];
};

const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Wraps the first occurrence of each term that `seen` does not hold yet. Links stand out by themselves. */
function highlight(html: string, pattern: RegExp, seen: Set<string>): string {
  return html.replace(/<a\b.*?<\/a>|<[^>]*>|[^<]+/gs, (part) =>
    part.startsWith('<')
      ? part
      : part.replace(pattern, (term) => {
          if (seen.has(term)) return term;
          seen.add(term);
          return `<b class="term">${term}</b>`;
        }),
  );
}

/** The mark of what was invented, within a text. It brings the space before it. */
export function sampleMarkup(word: string): string {
  return ` <span class="sample-mark label">${escapeHtml(word)}</span>`;
}

/** The link that leads from a claim to its footnote. */
export function footnoteMark(number: number): string {
  return `<sup class="note"><a href="#note-${number}" aria-label="Footnote ${number}">${number}</a></sup>`;
}

/**
 * @param raw the page as its schema gave it
 * @param terms what is highlighted
 * @param legalName of the company: it begins with a term, and is none
 * @param problem called for each unknown claim, with the reason
 * @param sampleMark the markup that stands for {sample} in a text; empty where visitors see no marks
 */
export function preparePage(
  raw: RawPage,
  region: Region,
  ledger: Claim[],
  terms: string[],
  legalName: string,
  problem: (reason: string) => void,
  sampleMark = '',
): PreparedPage {
  const footnotes: Footnote[] = [];
  const claimById = new Map(ledger.map((claim) => [claim.id, claim]));
  const longestFirst = [...terms, legalName]
    .sort((a, b) => b.length - a.length)
    .map(escapeForPattern);
  const termPattern = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`, 'g');

  const isMarked = ({ sample }: Claim) => sampleMark !== '' && sample === true;
  const cite = (id: string): { claim: Claim; number: number } | undefined => {
    const claim = claimById.get(id);
    if (!claim) {
      problem(`claim "${id}" is not in content/site/claims.yaml`);
      return undefined;
    }
    const known = footnotes.find((note) => note.claim === id);
    if (known) return { claim, number: known.number };
    const number = footnotes.length + 1;
    const { basis, scope } = claim;
    footnotes.push({ number, claim: id, basis, scope, ...(isMarked(claim) && { sample: true }) });
    return { claim, number };
  };

  const prepareText = (html: string, seen: Set<string>) =>
    highlight(html, termPattern, seen)
      .replaceAll('{sample}', sampleMark)
      .replace(/\{claim:([\w-]+)\}/g, (_, id: string) => {
        const cited = cite(id);
        return cited ? escapeHtml(cited.claim.wording) + footnoteMark(cited.number) : '';
      });

  const prepareSection = (section: RawPage['sections'][number]) => {
    const seen = new Set([legalName]);
    return walk<unknown>(pageSchema.shape.sections.element, section, (meaning, value) => {
      switch (meaning) {
        case 'rich':
          return { html: prepareText((value as RichText).html, seen) };
        case 'claim':
          return cite(value as string);
        case 'figure':
          return withoutClaim(value as { claim?: ReturnType<typeof cite> }, isMarked);
        case 'drawing':
          return { ...(value as object), region };
        case 'sample':
          return value === true && sampleMark !== '';
        default:
          return value;
      }
    }) as Section;
  };

  return { ...raw, sections: raw.sections.map(prepareSection), footnotes };
}

/** A figure as its component gets it: what the claim says, in its place. */
function withoutClaim(
  { claim: cited, ...rest }: { claim?: { claim: Claim; number: number } },
  isMarked: (claim: Claim) => boolean,
) {
  if (!cited) return rest;
  const figure = { ...rest, figure: cited.claim.figure, note: cited.number };
  return isMarked(cited.claim) ? { ...figure, sample: true } : figure;
}
