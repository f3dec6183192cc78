/** What can be counted of how a page sounds: headings without their subject, punch lines, negations. */
import type { z } from 'zod';
import { textsOf } from '../../lib/site/content/texts.ts';

export type VoiceFigures = {
  words: number;
  headings: number;
  /** Headings that share no word of substance with what their section says. */
  withoutSubject: number;
  paragraphs: number;
  /** Paragraphs of several sentences that end in one of fewer than eight words. */
  shortEndings: number;
  /** not, no, never, nobody, nothing, without. */
  negations: number;
};

const NEGATION = /\b(?:not|no|never|nobody|nothing|none|without|\w+n['’]t)\b/gi;
/** A paragraph that ends in fewer words ends for effect. */
const SHORT = 8;
/** Says nothing about a subject. */
const EMPTY =
  /^(?:what|when|where|which|that|this|with|from|your|they|them|their|have|does|will|than|then|into|four|five|three|each|only|more|most|ours|about)$/;

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}$₹%'’-]+/gu) ?? [];
/** The first letters of its words of substance: 'paid' and 'payment' differ, 'payroll' and 'payrolls' do not. */
const stems = (text: string) =>
  wordsOf(text.toLowerCase())
    .filter((word) => word.length > 3 && !EMPTY.test(word))
    .map((word) => word.slice(0, 5));

/** @param page what `schema` gave; its texts stand below `sections` */
export function voiceFigures(schema: z.ZodType, page: unknown): VoiceFigures {
  const texts = textsOf(schema, page).filter(({ field }) => field.startsWith('sections.'));
  const sectionOf = (field: string) => field.split('.')[1];
  const headings = texts.filter(({ field }) => /^sections\.[\w-]+\.heading$/.test(field));
  const withoutSubject = headings.filter(({ field, text }) => {
    const others = texts.filter(
      (other) => other.field !== field && sectionOf(other.field) === sectionOf(field),
    );
    const said = new Set(others.flatMap((other) => stems(other.text)));
    return !stems(text).some((stem) => said.has(stem));
  });
  const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/).filter(Boolean);
  const paragraphs = texts.filter(({ text }) => sentencesOf(text).length > 1);
  const all = texts.map(({ text }) => text).join(' ');
  return {
    words: wordsOf(all).length,
    headings: headings.length,
    withoutSubject: withoutSubject.length,
    paragraphs: paragraphs.length,
    shortEndings: paragraphs.filter(
      ({ text }) => wordsOf(sentencesOf(text).at(-1) ?? '').length < SHORT,
    ).length,
    negations: all.match(NEGATION)?.length ?? 0,
  };
}
