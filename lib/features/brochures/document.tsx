/** A brochure as two pages: what the product is for, then figures, prices, rules and contacts. */
import { Document, Link, Page, Text, View } from '@react-pdf/renderer';
import type { Region } from '../../platform/region/region.ts';
import type { Brochure } from './content.ts';
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
} from './parts.tsx';
import type { Styles } from './styles.ts';

const PAPER = { USA: 'LETTER', INDIA: 'A4' } as const satisfies Record<Region, string>;

type Words = { notes: string; page: string; sample: string };
type Props = {
  brochure: Brochure;
  words: Words;
  date: Date;
  language: string;
  styles: Styles;
};

export function BrochureDocument({ brochure, words, date, language, styles }: Props) {
  const { brand, head, region } = brochure;
  const page = { size: PAPER[region], style: styles.page };
  const pageWords = (number: number) =>
    words.page.replace('{page}', `${number}`).replace('{pages}', '2');
  return (
    <Document
      title={`${brand.name} ${head.code}`}
      subject={head.heading}
      {...madeBy(brand, language, date)}
    >
      <Page {...page}>
        <Cover brochure={brochure} styles={styles} />
        <Opening {...brochure.opening} styles={styles} />
        <Items {...brochure.parts} styles={styles} />
        <Footer brochure={brochure} page={pageWords(1)} styles={styles} />
      </Page>
      <Page {...page}>
        <View style={styles.header}>
          <Text style={styles.code}>{head.code}</Text>
          <Text style={[styles.label, { alignSelf: 'flex-end' }]}>{head.expansion}</Text>
        </View>
        <Figures figures={brochure.figures} sample={words.sample} styles={styles} />
        <Prices {...brochure.prices} styles={styles} />
        <Items {...brochure.more} styles={styles} />
        <Contact brochure={brochure} styles={styles} />
        <Notes brochure={brochure} words={words} styles={styles} />
        <Footer brochure={brochure} page={pageWords(2)} styles={styles} />
      </Page>
    </Document>
  );
}

function Cover({ brochure: { brand, head }, styles }: Part<{ brochure: Brochure }>) {
  return (
    <>
      <View style={styles.band}>
        <BrandLine name={brand.name} label={head.label} styles={styles} />
        <Text style={styles.title}>{head.heading}</Text>
        <Runs styles={styles} runs={head.text} style={styles.lead} />
      </View>
      <View style={styles.facts}>
        <View style={styles.fact}>
          <Text style={styles.code}>{head.code}</Text>
          <Text style={[styles.label, { marginTop: 4 }]}>{head.expansion}</Text>
        </View>
        {head.facts.map(({ term, value }) => (
          <View key={term} style={styles.fact}>
            <Text style={styles.label}>{term}</Text>
            <Text style={styles.factValue}>{value}</Text>
          </View>
        ))}
      </View>
    </>
  );
}

function Opening({ heading, paragraphs, points, facts, styles }: Part<Brochure['opening']>) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading}>{heading}</Text>
      <View style={styles.columns}>
        <View style={styles.column}>
          {paragraphs.map((runs) => (
            <Runs key={textOf(runs)} styles={styles} runs={runs} style={styles.paragraph} />
          ))}
        </View>
        <View style={styles.column}>
          {points.map((runs) => (
            <Point key={textOf(runs)} runs={runs} styles={styles} />
          ))}
          {facts.map(({ title, text }) => (
            <View key={title} style={styles.paragraph}>
              <Text style={styles.label}>{title}</Text>
              <Runs styles={styles} runs={text} />
            </View>
          ))}
        </View>
      </View>
    </View>
  );
}

function Items({ heading, items, styles }: Part<Brochure['parts']>) {
  return (
    <View style={[styles.section, styles.ruled]}>
      <Text style={styles.heading}>{heading}</Text>
      <View style={styles.grid}>
        {items.map(({ title, text }) => (
          <View key={title} style={styles.cell} wrap={false}>
            <Text style={styles.itemTitle}>{title}</Text>
            <Runs styles={styles} runs={text} style={styles.itemText} />
          </View>
        ))}
      </View>
    </View>
  );
}

function Figures({
  figures,
  sample,
  styles,
}: Part<Pick<Brochure, 'figures'> & { sample: string }>) {
  if (figures.length === 0) return null;
  return (
    <View style={styles.figures}>
      {figures.map(({ figure, label, note, isSample }) => (
        <View key={label} style={styles.column}>
          <Text style={styles.figure}>
            {figure}
            {note && <NoteMark number={note} styles={styles} />}
            {isSample && <SampleMark word={sample} styles={styles} />}
          </Text>
          <Text style={styles.itemText}>{label}</Text>
        </View>
      ))}
    </View>
  );
}

function Prices({ heading, rows, note, styles }: Part<Brochure['prices']>) {
  return (
    <View style={styles.section}>
      <Text style={styles.heading}>{heading}</Text>
      {rows.map(({ name, price, unit, text }) => (
        <View key={name} style={styles.row} wrap={false}>
          <Text style={styles.rowName}>{name}</Text>
          <View style={styles.rowPrice}>
            <Text style={styles.price}>{price}</Text>
            <Text style={styles.label}>{unit}</Text>
          </View>
          <Runs styles={styles} runs={text} style={styles.rowText} />
        </View>
      ))}
      <Runs styles={styles} runs={note} style={styles.fine} />
    </View>
  );
}

function Contact({ brochure: { next, contact }, styles }: Part<{ brochure: Brochure }>) {
  return (
    <View style={styles.contact} wrap={false}>
      <View style={[styles.column, { flex: 1.5 }]}>
        <Text style={[styles.heading, { marginBottom: 4 }]}>{next.heading}</Text>
        <Runs styles={styles} runs={next.intro} />
      </View>
      <View style={styles.column}>
        <Text style={styles.itemTitle}>{contact.city}</Text>
        <Text>{contact.phone}</Text>
        <Link src={`mailto:${contact.email}`} style={styles.link}>
          {contact.email}
        </Link>
        <Text style={styles.itemText}>{contact.hours}</Text>
      </View>
    </View>
  );
}

function Notes({
  brochure: { footnotes },
  words,
  styles,
}: Part<{ brochure: Brochure; words: Words }>) {
  if (footnotes.length === 0) return null;
  return (
    <View style={[styles.section, { marginTop: 12 }]}>
      <Text style={styles.label}>{words.notes}</Text>
      {noteLines({ notes: footnotes, sample: words.sample, styles })}
    </View>
  );
}

function Footer({
  brochure: { brand, contact },
  page,
  styles,
}: Part<{ brochure: Brochure; page: string }>) {
  return (
    <View style={styles.footer}>
      <Link src={contact.url} style={[styles.label, styles.link]}>
        {contact.url.replace(/^https?:\/\//, '')}
      </Link>
      <Text style={styles.label}>
        {brand.legalName} · REV {brand.revision}
      </Text>
      <Text style={styles.label}>{page}</Text>
    </View>
  );
}
