/** Small helpers for examples: running text, drawings, and text as long as its schema allows. */
import type { DrawingName, RichText } from '@/content/schemas/parts';
import type { Drawing, Section, SectionOf } from '@/lib/site/content/prepare';

/** As usual; and as little and as long as allowed, where that does not follow from the schema (extremes.ts). */
export type Examples<Type extends Section['type']> = {
  default: SectionOf<Type>;
  minimal?: SectionOf<Type>;
  longest?: SectionOf<Type>;
};

const SENTENCE =
  'When a person changes departments in Massachusetts, payroll, leave balances and building access follow on the same day. ';

export const rich = (html: string): RichText => ({ html });

/** Exactly `length` characters of plain text. */
export const long = (length: number): string =>
  SENTENCE.repeat(Math.ceil(length / SENTENCE.length))
    .slice(0, length)
    .trim()
    .padEnd(length, '.');

export const longRich = (length: number): RichText => rich(long(length));

export const drawing = (name: DrawingName, alt = `Drawing: ${name}.`): Drawing => ({
  name,
  alt,
  region: 'USA',
});

/** `count` items made by number, which starts at 1. */
export const many = <T>(count: number, make: (number: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

export const link = (label: string, href = '/contact-us') => ({ label, href });
export const longLink = { label: long(60), href: '/contact-us' };

/** The three heads that most sections share. */
export const heads = {
  default: {
    id: 'example',
    label: 'A1 · Example',
    heading: 'Every person, paper and payslip in one place',
    intro: rich(
      'One record a person, and each module reads it. <strong>Nothing is typed twice.</strong>',
    ),
  },
  minimal: { id: 'example-minimal', label: 'A2', heading: 'In short' },
  longest: {
    id: 'example-longest',
    label: long(60),
    heading: long(110),
    intro: longRich(900),
  },
};
