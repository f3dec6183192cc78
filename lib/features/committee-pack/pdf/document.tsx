/** A dossier as a PDF, in the type and the colors of the brochures: title block, parts, sources. */
import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
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
  blocks: Block[];
  footnotes: Footnote[];
  words: { notes: string; page: string; sample: string };
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
        style={[styles.page, { paddingTop: EDGE, paddingBottom: 52 }]}
      >
        <Footer {...{ address, words, styles }} height={PAPER[region].height} />
        <View style={[styles.band, { marginTop: -EDGE, paddingBottom: 24 }]}>
          <BrandLine name={brand.name} label={title} styles={styles} />
          <Text style={[styles.title, { marginTop: 24 }]}>{heading}</Text>
        </View>
        <View style={styles.facts}>
          {facts.map(({ term, value }) => (
            <View key={term} style={styles.fact}>
              <Text style={styles.label}>{term}</Text>
              <Text style={styles.factValue}>{value}</Text>
            </View>
          ))}
        </View>
        {blocks.map((block, index) => (
          <BlockView
            key={`${block.label} ${block.heading}`}
            {...{ block, styles }}
            sample={words.sample}
            isFirst={index === 0}
          />
        ))}
        <Notes dossier={dossier} styles={styles} />
      </Page>
    </Document>
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

type BlockProps = Part<{ block: Block; sample: string; isFirst: boolean }>;

function BlockView({ block, sample, isFirst, styles }: BlockProps) {
  const { label, heading, paragraphs, lines } = block;
  const [first, ...others] = [
    ...paragraphs.map((runs) => (
      <Runs key={textOf(runs)} runs={runs} styles={styles} style={styles.paragraph} />
    )),
    ...lines.map((line) => (
      <LineView key={`${line.title} ${line.texts.map(textOf)}`} {...{ line, sample, styles }} />
    )),
  ];
  return (
    <View style={[styles.section, isFirst ? {} : styles.ruled, { marginTop: 14 }]}>
      {/* A heading is never the last of a page. */}
      <View wrap={false}>
        <Text style={styles.label}>{label}</Text>
        <Text style={styles.heading} {...inOutline(heading)}>
          {heading}
        </Text>
        {first}
      </View>
      {others}
    </View>
  );
}

type LineProps = Part<{ line: Line; sample: string }>;

function LineView({ line, sample, styles }: LineProps) {
  const { title, value, note, isSample, isPoint, texts } = line;
  if (isPoint) return texts.map((runs) => <Point key={textOf(runs)} runs={runs} styles={styles} />);
  return (
    <View style={{ marginBottom: 5 }} wrap={false}>
      {title && (
        <View style={styles.bandRow}>
          <Text style={[styles.itemTitle, { flex: 1 }]}>
            {title}
            {note && <NoteMark number={note} styles={styles} />}
            {isSample && <SampleMark word={sample} styles={styles} />}
          </Text>
          {value && <Text style={[styles.itemTitle, { maxWidth: '55%' }]}>{value}</Text>}
        </View>
      )}
      {texts.map((runs) => (
        <Runs key={textOf(runs)} runs={runs} styles={styles} style={styles.itemText} />
      ))}
    </View>
  );
}

function Notes({ dossier: { footnotes, words }, styles }: Props) {
  if (footnotes.length === 0) return null;
  const [first, ...others] = noteLines({ notes: footnotes, sample: words.sample, styles });
  return (
    <View style={[styles.section, styles.ruled]}>
      <View wrap={false}>
        <Text style={styles.label}>{words.notes}</Text>
        {first}
      </View>
      {others}
    </View>
  );
}
