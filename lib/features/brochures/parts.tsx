/** What PDFs of the site have in common: the line of the brand, a text with its footnotes, a point of a list. */
import { Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { mark } from '../../site/content/mark.ts';
import type { Footnote } from '../../site/content/prepare.ts';
import type { Run } from './plain-text.ts';
import type { Styles } from './styles.ts';

/** Every part is given the styles of its document. */
export type Part<T> = T & { styles: Styles };

export const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');

type Maker = { name: string; legalName: string };

/** What a PDF says of itself beside its title. @param date on which it was made */
export const madeBy = ({ name, legalName }: Maker, language: string, date: Date) => ({
  author: legalName,
  language,
  creationDate: date,
  modificationDate: date,
  producer: name,
  creator: name,
});

/** The mark and the name, with a label at the other end. On the band of a first page. */
export function BrandLine({ name, label, styles }: Part<{ name: string; label: string }>) {
  const { viewBox, ground, paths } = mark();
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number);
  return (
    <View style={styles.bandRow}>
      <View style={styles.brand}>
        <Svg viewBox={viewBox} width={18} height={18}>
          {ground && <Rect x={x} y={y} width={width} height={height} fill={ground} />}
          {paths.map(({ d, fill }) => (
            <Path key={d} d={d} fill={fill} />
          ))}
        </Svg>
        <Text style={styles.brandName}>{name}</Text>
      </View>
      <Text style={styles.bandLabel}>{label}</Text>
    </View>
  );
}

/** The number of a footnote, raised, with a gap before it that no line ends in. */
export const NoteMark = ({ number, styles }: Part<{ number: string | number }>) => (
  <Text style={styles.note}>
    <Text style={styles.noteGap}>{'\u00a0'}</Text>
    {number}
  </Text>
);

/** Beside a figure that was invented, as on the page. */
export const SampleMark = ({ word, styles }: Part<{ word: string }>) => (
  <Text style={styles.sample}> {word.toUpperCase()} </Text>
);

type NotesProps = Part<{ notes: Footnote[]; sample: string }>;

/** The footnotes, a line each. @param sample the word for what was invented */
export const noteLines = ({ notes, sample, styles }: NotesProps) =>
  notes.map((note) => (
    <Text key={note.number} style={[styles.fine, { marginTop: 2 }]}>
      {note.number} {note.sample && <SampleMark word={sample} styles={styles} />}
      {note.basis} {note.scope}
    </Text>
  ));

/** A text with the numbers of its footnotes. */
export function Runs({ runs, style, styles }: Part<{ runs: Run[]; style?: Styles[keyof Styles] }>) {
  return (
    <Text style={style ?? []}>
      {runs.map(({ text, note }) =>
        note ? <NoteMark key={`note ${text}`} number={text} styles={styles} /> : text,
      )}
    </Text>
  );
}

export function Point({ runs, styles }: Part<{ runs: Run[] }>) {
  return (
    <View style={styles.point} wrap={false}>
      <View style={styles.mark} />
      <Runs styles={styles} runs={runs} style={styles.column} />
    </View>
  );
}
