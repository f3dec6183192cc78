/** A dossier as a PDF, in the type and the colors of the brochures: title block, parts, sources. */
import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Region } from '../../../platform/region/region.ts';
import type { Footnote } from '../../../site/content/prepare.ts';
import {
  BrandLine,
  madeBy,
  NoteMark,
  noteLines,
  type Part,
  Point,
  Runs,
  SampleMark,
  textOf,
} from '../../brochures/parts.tsx';
import type { Styles } from '../../brochures/styles.ts';
import type { Block, Line } from './blocks.ts';

/** With the height of the page, in points: what stands on each of several pages has its place from above. */
const PAPER = {
  USA: { size: 'LETTER', height: 792 },
  INDIA: { size: 'A4', height: 841.89 },
} as const satisfies Record<Region, { size: string; height: number }>;

export type Dossier = {
  region: Region;
  language: string;
  /** Of the page that shows the same parts, with the choice in it. */
  address: string;
  brand: { name: string; legalName: string; revision: string };
  title: string;
  heading: string;
  facts: { term: string; value: string }[];
  /** Each begins with the block that has its id. */
  parts: { id: string; title: string }[];
  blocks: Block[];
  footnotes: Footnote[];
  words: { contents: string; notes: string; page: string; sample: string };
  made: Date;
};
type Props = { dossier: Dossier; styles: Styles };

/** Around the text, as in the brochures. */
const EDGE = 34;
/** Makes a text an entry of the outline, which the engine's types know of pages alone. */
const inOutline = (title: string): object => ({ bookmark: title });

export function DossierDocument({ dossier, styles }: Props) {
  const { region, language, address, brand, title, heading, facts, blocks, words, made } = dossier;
  return (
    <Document title={heading} {...madeBy(brand, language, made)}>
      <Page
        size={PAPER[region].size}
        style={[styles.page, { lineHeight: 1.36, paddingTop: EDGE, paddingBottom: 46 }]}
      >
        <Footer {...{ address, words, styles }} height={PAPER[region].height} />
        <View style={[styles.band, { marginTop: -EDGE, paddingBottom: 18 }]}>
          <BrandLine name={brand.name} label={title} styles={styles} />
          <Text style={[styles.title, { marginTop: 18 }]}>{heading}</Text>
        </View>
        <View style={styles.facts}>
          {facts.map(({ term, value }) => (
            <View key={term} style={styles.fact}>
              <Text style={styles.label}>{term}</Text>
              <Text style={styles.factValue}>{value}</Text>
            </View>
          ))}
        </View>
        <Contents parts={dossier.parts} title={words.contents} styles={styles} />
        {blocks.map((block, index) => (
          <BlockView
            key={block.id}
            {...{ block, styles }}
            sample={words.sample}
            isFirst={index === 0}
            foot={index === blocks.length - 1 && <Notes dossier={dossier} styles={styles} />}
          />
        ))}
      </Page>
    </Document>
  );
}

/** The parts in their order, each a link to its place. */
function Contents({ parts, title, styles }: Part<Pick<Dossier, 'parts'> & { title: string }>) {
  if (parts.length < 2) return null;
  return (
    <View style={styles.contents}>
      <Text style={styles.label}>{title}</Text>
      {parts.map(({ id, title }, index) => (
        <Link key={id} src={`#${id}`} style={styles.contentsLine}>
          {`${index + 1}  ${title}`}
        </Link>
      ))}
    </View>
  );
}

type FooterProps = Part<Pick<Dossier, 'address' | 'words'> & { height: number }>;

/** Of each page, so that one that is alone tells where it belongs. */
function Footer({ address, words, height, styles }: FooterProps) {
  return (
    // From above: what is fixed and stands at the bottom would stand at that of the last page.
    <View style={[styles.footer, { bottom: 'auto', top: height - 32 }]} fixed>
      <Link src={address} style={[styles.label, styles.link]}>
        {address.replace(/^https?:\/\//, '')}
      </Link>
      <Text
        style={styles.label}
        render={({ pageNumber, totalPages }) =>
          words.page.replace('{page}', `${pageNumber}`).replace('{pages}', `${totalPages}`)
        }
      />
    </View>
  );
}

/** `foot`: stands below its last line and on the same page, so that no page holds nothing else. */
type BlockProps = Part<{ block: Block; sample: string; isFirst: boolean; foot: ReactNode }>;

function BlockView({ block, sample, isFirst, foot, styles }: BlockProps) {
  const { id, label, heading, paragraphs, lines } = block;
  const [first, ...others] = [
    ...paragraphs.map((runs) => (
      <Runs key={textOf(runs)} runs={runs} styles={styles} style={styles.paragraph} />
    )),
    ...lines.map((line) => (
      <LineView key={`${line.title} ${line.texts.map(textOf)}`} {...{ line, sample, styles }} />
    )),
  ];
  return (
    <View
      id={id}
      style={[styles.section, isFirst ? {} : styles.ruled, { marginTop: 10, paddingTop: 9 }]}
    >
      {/* A heading is never the last of a page. */}
      <View wrap={false}>
        <Text style={styles.label}>{label}</Text>
        <Text style={styles.heading} {...inOutline(heading)}>
          {heading}
        </Text>
        {first}
        {others.length === 0 && foot}
      </View>
      {others.slice(0, -1)}
      <View wrap={false}>
        {others.at(-1)}
        {others.length > 0 && foot}
      </View>
    </View>
  );
}

type LineProps = Part<{ line: Line; sample: string }>;

function LineView({ line, sample, styles }: LineProps) {
  const { figure, title, value, isPoint, isTotal, texts } = line;
  if (isPoint) return texts.map((runs) => <Point key={textOf(runs)} runs={runs} styles={styles} />);
  const marks = <LineMarks {...{ line, sample, styles }} />;
  const below = texts.map((runs) => (
    <Runs key={textOf(runs)} runs={runs} styles={styles} style={styles.itemText} />
  ));
  if (figure)
    return (
      <View style={[styles.figureRow, { marginBottom: 4 }]} wrap={false}>
        <Text style={[styles.price, { width: '25%' }]}>
          {figure}
          {marks}
        </Text>
        <View style={styles.column}>
          <Text style={styles.itemTitle}>{title}</Text>
          {below}
        </View>
      </View>
    );
  const weight = isTotal ? styles.total : styles.itemTitle;
  return (
    <View style={[{ marginBottom: 4 }, isTotal ? styles.totalLine : {}]} wrap={false}>
      {title && (
        <View style={styles.bandRow}>
          <Text style={[weight, { flex: 1 }]}>
            {title}
            {marks}
          </Text>
          {value && <Text style={[weight, { maxWidth: '55%' }]}>{value}</Text>}
        </View>
      )}
      {below}
    </View>
  );
}

/** The number of its footnote, and whether it was invented. */
const LineMarks = ({ line: { note, isSample }, sample, styles }: LineProps) => (
  <>
    {note && <NoteMark number={note} styles={styles} />}
    {isSample && <SampleMark word={sample} styles={styles} />}
  </>
);

function Notes({ dossier: { footnotes, words }, styles }: Props) {
  if (footnotes.length === 0) return null;
  return (
    <View style={[styles.ruled, { marginTop: 10, paddingTop: 7 }]}>
      <Text style={styles.label}>{words.notes}</Text>
      {noteLines({ notes: footnotes, sample: words.sample, styles })}
    </View>
  );
}
