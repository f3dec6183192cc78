/** The sections of a dossier as a PDF sets them: a heading, paragraphs, and lines with a value at their end. */
import type { RichText } from '../../../../content/schemas/parts.ts';
import type { Section, SectionOf } from '../../../site/content/prepare.ts';
import { type Run, runsOf } from '../../brochures/plain-text.ts';

/** A line of a list or of a table: what it is about, what it comes to, and the words below; or a point of a list. */
export type Line = {
  /** Stands before the title, which goes on from it: "12 weeks", "of leave in a year". */
  figure?: string;
  title?: string;
  value?: string;
  note?: number;
  /** It was invented. */
  isSample?: boolean | undefined;
  isPoint?: true;
  /** What the lines above it come to. */
  isTotal?: true;
  texts: Run[][];
};
export type Block = {
  id: string;
  label: string;
  heading: string;
  paragraphs: Run[][];
  lines: Line[];
};

type Body = { before?: RichText[]; lines?: Line[] };
type Part = Partial<Pick<Line, 'isSample'>> & {
  value?: string | undefined;
  note?: number | undefined;
  texts?: RichText[];
};

const line = (title: string, { value, note, isSample, texts = [] }: Part = {}): Line => ({
  title,
  ...(value && { value }),
  ...(note && { note }),
  ...(isSample && { isSample }),
  texts: texts.map(runsOf),
});
const plain = (text: RichText): Line => ({ texts: [runsOf(text)] });
const point = (text: RichText): Line => ({ ...plain(text), isPoint: true });
/** Words with a name in front, such as that of their column. */
const named = (name: string, { html }: RichText): RichText => ({ html: `${name}: ${html}` });

/** How each type is set whose sections stand in a dossier. */
const BODIES: { [Type in Section['type']]?: (section: SectionOf<Type>) => Body } = {
  problem: ({ paragraphs, signs }) => ({ before: paragraphs, lines: signs.map(point) }),
  definition: ({ paragraphs, terms }) => ({
    before: paragraphs,
    lines: terms.map(({ term, text }) => line(term, { texts: [text] })),
  }),
  figures: ({ items }) => ({
    lines: items.map(({ label, figure, note, sample: isSample, text }) => ({
      figure,
      ...line(label, { note, isSample, texts: text ? [text] : [] }),
    })),
  }),
  pricing: ({ rows, note }) => ({
    lines: rows
      .map(({ name, price, unit, text }) =>
        line(name, { value: `${price} ${unit}`, texts: [text] }),
      )
      .concat(plain(note)),
  }),
  'return-of-investment': ({ rows, result, note }) => ({
    lines: [
      ...rows.map(({ term, amount, text }) =>
        line(term, { value: amount, texts: text ? [text] : [] }),
      ),
      { ...line(result.term, { value: result.amount }), isTotal: true as const },
      plain(note),
    ],
  }),
  rules: ({ items }) => ({ lines: items.map(({ name, text }) => line(name, { texts: [text] })) }),
  'big-reasons': ({ items }) => ({
    lines: items.map(({ title, text, limit }) => line(title, { texts: [text, limit] })),
  }),
  'why-engage-with-us': ({ usual, ours, rows }) => ({
    lines: rows.map((row) =>
      line(row.question, { texts: [named(usual, row.usual), named(ours, row.ours)] }),
    ),
  }),
  anatomy: ({ parts }) => ({
    lines: parts.map(({ title, text }) => line(title, { texts: [text] })),
  }),
  'seamless-integration': ({ items }) => ({
    lines: items.map(({ system, text }) => line(system, { texts: [text] })),
  }),
  'industry-leading-security': ({ roles, parts, points }) => ({
    lines: parts
      .map(
        ({ name, access }): Line => ({
          title: name,
          texts: [[{ text: access.map((what, place) => `${roles[place]}: ${what}`).join(' · ') }]],
        }),
      )
      .concat(points.map(point)),
  }),
  'key-benefits': ({ items }) => ({
    lines: items.map(({ title, by, text }) => line(title, { value: by, texts: [text] })),
  }),
  communication: ({ rows }) => ({
    lines: rows.map(({ when, who, what }) => line(when, { value: who, texts: [what] })),
  }),
  'comprehensive-solutions': ({ rows }) => ({
    lines: rows.map(({ need, parts, text }) =>
      line(need, { value: parts.join(', '), texts: [text] }),
    ),
  }),
  'drive-business-decisions': ({ items }) => ({
    lines: items.map(({ question, source, answer }) =>
      line(question, { value: source, texts: [answer] }),
    ),
  }),
  'empowering-collaboration': ({ steps }) => ({
    lines: steps.map(({ title, who, text }) => line(title, { value: who, texts: [text] })),
  }),
};

/** @throws Error for a type that no dossier holds */
export function blockOf(section: Section): Block {
  // The map pairs each type with the function of that type, which TypeScript cannot follow here.
  const bodies = BODIES as Partial<Record<Section['type'], (section: Section) => Body>>;
  const body = bodies[section.type]?.(section);
  if (!body || !('heading' in section) || !('label' in section))
    throw new Error(`A section ${section.type} has no form in the PDF of a dossier.`);
  const { id, label, heading } = section;
  const intro = 'intro' in section && section.intro ? [section.intro] : [];
  const { before = [], lines = [] } = body;
  return {
    id,
    label,
    heading,
    paragraphs: [...intro, ...before].map(runsOf),
    lines,
  };
}
