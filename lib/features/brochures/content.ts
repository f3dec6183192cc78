/**
 * What a brochure says: sections of the product's own page, so that prices, claims and their
 * footnotes are the page's, for the same edition.
 */

import type { Region } from '../../platform/region/region.ts';
import { BROCHURES, type BrochureName } from '../../site/content/brochure-paths.ts';
import { capitalized } from '../../site/content/number-words.ts';
import { offices } from '../../site/content/offices.ts';
import { getPage } from '../../site/content/pages.ts';
import type { Footnote, Section, SectionOf } from '../../site/content/prepare.ts';
import { getRoute } from '../../site/content/routes.ts';
import { brand } from '../../site/content/site.ts';
import { type Run, runsOf } from './plain-text.ts';

type Item = { title: string; text: Run[] };

export type Brochure = {
  region: Region;
  brand: { name: string; legalName: string; revision: string };
  head: Omit<SectionOf<'product-hero'>, 'text'> & { text: Run[] };
  /** What it is for, in prose, with the signs or facts beside it. */
  opening: { heading: string; paragraphs: Run[][]; points: Run[][]; facts: Item[] };
  /** What it does or holds; below it what it is needed for, or the laws that it supports. */
  parts: { heading: string; items: Item[] };
  more: { heading: string; items: Item[] };
  figures: { figure: string; label: string; isSample?: boolean | undefined; note?: number }[];
  prices: {
    heading: string;
    rows: { name: string; price: string; unit: string; text: Run[] }[];
    note: Run[];
  };
  next: { heading: string; intro: Run[] };
  footnotes: Footnote[];
  contact: { city: string; phone: string; email: string; hours: string; url: string };
};

const itemOf = ({ title, text }: { title: string; text: { html: string } }): Item => ({
  title,
  text: runsOf(text),
});

/** @throws Error that names what the page lacks */
export function brochureContent(name: BrochureName, region: Region): Brochure {
  const page = BROCHURES[name];
  const { sections, footnotes } = getPage(page, region);
  const maybe = <Type extends Section['type']>(type: Type) =>
    sections.find((one): one is SectionOf<Type> => one.type === type);
  const need = <Type extends Section['type']>(type: Type): SectionOf<Type> => {
    const found = maybe(type);
    if (!found) throw new Error(`content/pages${page}.yaml: its brochure needs a section ${type}`);
    return found;
  };
  const head = need('product-hero');
  const pricing = need('pricing');
  const closing = need('closing');
  const figures = maybe('figures') ?? maybe('claim-bar');
  const [office] = offices(region);
  if (!office) throw new Error(`content/site/offices.yaml: ${region} has no office`);
  const brochure = {
    region,
    brand: brand[region],
    head: { ...head, text: runsOf(head.text) },
    ...(maybe('problem') ? moduleParts(need) : platformParts(need)),
    figures: (figures?.items ?? []).map(({ figure, label, note, sample: isSample }) => ({
      figure,
      // Below its figure it begins a line of its own.
      label: capitalized(label),
      isSample,
      ...(note && { note }),
    })),
    prices: {
      heading: pricing.heading,
      rows: pricing.rows.map((row) => ({ ...row, text: runsOf(row.text) })),
      note: runsOf(pricing.note),
    },
    next: { heading: closing.heading, intro: closing.intro ? runsOf(closing.intro) : [] },
    contact: {
      city: office.city,
      phone: office.phone,
      email: office.email,
      hours: office.hours,
      url: brand[region].website + getRoute(page).path,
    },
  };
  return { ...brochure, footnotes: footnotes.filter(({ number }) => isCited(brochure, number)) };
}

type Need = <Type extends Section['type']>(type: Type) => SectionOf<Type>;
type Parts = Pick<Brochure, 'opening' | 'parts' | 'more'>;

function moduleParts(need: Need): Parts {
  const { heading, paragraphs, signs } = need('problem');
  const anatomy = need('anatomy');
  const rules = need('rules');
  return {
    opening: {
      heading,
      paragraphs: paragraphs.map(runsOf),
      points: signs.map(runsOf),
      facts: [],
    },
    parts: { heading: anatomy.heading, items: anatomy.parts.map(itemOf) },
    more: {
      heading: rules.heading,
      items: rules.items.map(({ name, text }) => itemOf({ title: name, text })),
    },
  };
}

function platformParts(need: Need): Parts {
  const { heading, paragraphs, facts } = need('who-we-are');
  const benefits = need('key-benefits');
  const needs = need('business-needs');
  return {
    opening: {
      heading,
      paragraphs: paragraphs.map(runsOf),
      points: [],
      facts: facts.map(({ term, value }) => itemOf({ title: term, text: value })),
    },
    parts: { heading: benefits.heading, items: benefits.items.map(itemOf) },
    more: { heading: needs.heading, items: needs.items.map(itemOf) },
  };
}

/** Whether a figure or a text of the brochure refers to the footnote `number`. */
function isCited(brochure: Omit<Brochure, 'footnotes'>, number: number): boolean {
  const marks = JSON.stringify(brochure);
  return marks.includes(`{"text":"${number}","note":true}`) || marks.includes(`"note":${number}}`);
}
