/** A page as its components receive it: claims, footnotes, highlighted terms, drawings. */
import type { z } from 'zod';
import { page as pageSchema } from '../../../content/schemas/page.ts';
import type { RichText } from '../../../content/schemas/parts.ts';
import { footnoteMark, preparePage } from './prepare.ts';

const LEDGER = ['first', 'second', 'third'].map((id) => ({
  id,
  figure: `${id} %`,
  wording: `${id} & <fast>`,
  basis: `basis of ${id}`,
  scope: `scope of ${id}`,
}));
const TERMS = ['HRIS', 'PAY', 'Norvant CORI', 'Norvant'];

const ANATOMY = { type: 'anatomy', label: 'B', heading: 'Parts' };
const PARTS = (...texts: string[]) =>
  [...texts, 'x', 'x', 'x', 'x']
    .slice(0, Math.max(4, texts.length))
    .map((text) => ({ title: 'T', text }));

function prepare(...sections: object[]) {
  const raw: z.infer<typeof pageSchema> = pageSchema.parse({
    name: 'Page',
    description: 'A description that is long enough for the schema to accept it as one of ours.',
    schema: 'WebPage',
    sections,
  });
  const problems: string[] = [];
  const page = preparePage(raw, 'INDIA', LEDGER, TERMS, 'Norvant, Inc.', (problem) =>
    problems.push(problem),
  );
  return { page, problems };
}

/** The running texts of a section of parts, one after the other. */
function htmlOf(...texts: string[]): string[] {
  const { page } = prepare({ ...ANATOMY, id: 'a', parts: PARTS(...texts) });
  const [section] = page.sections;
  if (section?.type !== 'anatomy') throw new Error('not the section that went in');
  return section.parts.map(({ text }: { text: RichText }) => text.html).slice(0, texts.length);
}

describe('claims', () => {
  test('are numbered as a reader meets them, and one that comes again keeps its number', () => {
    const figures = {
      type: 'figures',
      id: 'f',
      label: 'F',
      heading: 'Figures',
      items: [
        { claim: 'third', label: 'a', text: 'as {claim:first} shows' },
        { claim: 'second', label: 'b' },
      ],
    };
    const { page, problems } = prepare(
      { ...ANATOMY, id: 'a', parts: PARTS('{claim:second}', 'and {claim:second}') },
      figures,
    );
    expect(problems).toEqual([]);
    expect(page.footnotes.map(({ number, claim }) => [number, claim])).toEqual([
      [1, 'second'],
      // The large figure stands above its text.
      [2, 'third'],
      [3, 'first'],
    ]);
    const [, section] = page.sections;
    expect(section).toMatchObject({
      items: [
        { figure: 'third %', note: 2, text: { html: expect.stringContaining('#note-3') } },
        { figure: 'second %', note: 1 },
      ],
    });
    expect(JSON.stringify(section)).not.toContain('"claim"');
  });

  test('each footnote gives the ground and the limits from the ledger', () => {
    const { page } = prepare({ ...ANATOMY, id: 'a', parts: PARTS('{claim:first}') });
    expect(page.footnotes).toEqual([
      { number: 1, claim: 'first', basis: 'basis of first', scope: 'scope of first' },
    ]);
  });

  test('are worded by the ledger, as text and not as markup, with a link to the footnote', () => {
    expect(htmlOf('It is {claim:first}.')).toEqual([
      `It is first &amp; &lt;fast&gt;${footnoteMark(1)}.`,
    ]);
    expect(footnoteMark(1)).toContain('href="#note-1" aria-label="Footnote 1"');
  });

  test('that are unknown are reported by name, wherever they stand', () => {
    const { problems } = prepare(
      { ...ANATOMY, id: 'a', parts: PARTS('{claim:none-here}') },
      {
        type: 'claim-bar',
        id: 'b',
        heading: 'Bar',
        items: [
          { claim: 'nor-here', label: 'a' },
          { figure: '1', label: 'b' },
          { claim: 'first', label: 'c' },
        ],
      },
    );
    expect(problems).toEqual([
      'claim "none-here" is not in content/site/claims.yaml',
      'claim "nor-here" is not in content/site/claims.yaml',
    ]);
  });

  test('a plain count needs no footnote', () => {
    const items = ['a', 'b', 'c'].map((label) => ({ figure: '6', label }));
    const { page } = prepare({ type: 'claim-bar', id: 'b', heading: 'Bar', items });
    expect(page.footnotes).toEqual([]);
    expect(page.sections[0]).toMatchObject({ items: [{ figure: '6', label: 'a' }, {}, {}] });
    expect(JSON.stringify(page.sections)).not.toContain('note');
  });
});

describe('product terms', () => {
  const term = (text: string) => `<b class="term">${text}</b>`;

  test('are highlighted once a section, also across its texts', () => {
    expect(htmlOf('HRIS and HRIS', 'HRIS feeds PAY')).toEqual([
      `${term('HRIS')} and HRIS`,
      `HRIS feeds ${term('PAY')}`,
    ]);
  });

  test('are highlighted again in the next section', () => {
    const part = { ...ANATOMY, parts: PARTS('HRIS') };
    const { page } = prepare({ ...part, id: 'a' }, { ...part, id: 'b' });
    for (const section of page.sections) expect(JSON.stringify(section)).toContain('term');
  });

  test('the longer of two terms wins, the shorter one stays for later', () => {
    expect(htmlOf('Norvant CORI is made by Norvant')).toEqual([
      `${term('Norvant CORI')} is made by ${term('Norvant')}`,
    ]);
  });

  test('are whole words in their own capitals', () => {
    const [html] = htmlOf('PAYMENT, REPAY, hris, PAY-AS-YOU-GO, HRIS_2');
    expect(html).not.toContain('term');
  });

  test('inside of tags are left alone', () => {
    expect(htmlOf('<a href="/Products/HRIS">sheet</a> <abbr title="PAY">p</abbr>')).toEqual([
      '<a href="/Products/HRIS">sheet</a> <abbr title="PAY">p</abbr>',
    ]);
  });

  test('inside of a link are left to the link, and highlighted after it', () => {
    const link = '<a href="/Products/HRIS">how <em>HRIS</em> does it</a>';
    expect(htmlOf(`${link} and HRIS`, `HRIS, ${link}`)).toEqual([
      `${link} and ${term('HRIS')}`,
      `HRIS, ${link}`,
    ]);
  });

  test('the legal name of the company is none, although it begins with the brand', () => {
    expect(htmlOf('Norvant, Inc. is called Norvant, and Norvant’s')).toEqual([
      `Norvant, Inc. is called ${term('Norvant')}, and Norvant’s`,
    ]);
  });
});

test('a drawing learns its edition', () => {
  const drawing = { name: 'before', alt: 'before' };
  const side = { title: 'T', drawing, points: ['a', 'b'] };
  const { page } = prepare({
    type: 'comparison',
    id: 'c',
    label: 'C',
    heading: 'Two',
    before: side,
    after: side,
  });
  expect(page.sections[0]).toMatchObject({
    before: { drawing: { ...drawing, region: 'INDIA' } },
    after: { drawing: { region: 'INDIA' } },
  });
});
