/** The dossier as a PDF: what the page says, on eight pages at most, for a reader and for a program that reads aloud. */
import { inflateSync } from 'node:zlib';
import { PDFDocument } from 'pdf-lib';
import type { RichText } from '../../../../content/schemas/parts.ts';
import { REGIONS, type Region } from '../../../platform/region/region.ts';
import { prepare } from '../../../site/content/pages.ts';
import { readPage } from '../../../site/content/read-page.ts';
import { type Run, runsOf } from '../../brochures/plain-text.ts';
import { type Choice, MODULES, ROLES } from '../choice.ts';
import { dossier } from '../dossier.ts';
import { SECTORS } from '../schema.ts';
import { contentOf, drawDossier } from './draw-dossier.tsx';

const NOW = new Date('2026-11-24T12:00:00Z');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;
const drawn = async (choice: Choice, region: Region) =>
  Buffer.from(await drawDossier({ choice, region, now: NOW })).toString('latin1');

const textOf = (runs: Run[]) => runs.map(({ text }) => text).join('');
/** All that stands in `value` as text with markup, without the markup. */
function textsIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  if ('html' in value) return [textOf(runsOf(value as RichText))];
  return Object.values(value).flatMap(textsIn);
}

/** Each reader, and the whole committee, with the sector that has most to say to them. */
const LARGEST = REGIONS.flatMap((region) =>
  [undefined, ...ROLES].map((role) => {
    const choiceOf = (sector: string): Choice => ({
      ...(role && { role }),
      modules: [...MODULES],
      sector,
    });
    const sizeOf = (sector: string) => JSON.stringify(dossier(choiceOf(sector), region)).length;
    const [sector = ''] = SECTORS.toSorted((one, two) => sizeOf(two) - sizeOf(one));
    return [region, role ?? 'everybody', choiceOf(sector)] as const;
  }),
);

test.each(LARGEST)('%s: what %s gets at most is eight pages', async (region, _reader, choice) => {
  const pdf = await drawn(choice, region);
  expect(pagesOf(pdf)).toBeLessThanOrEqual(8);
  // Each font once: a font for each run of text made it ten times as large.
  expect(pdf.length).toBeLessThan(100_000);
});

describe.each(REGIONS)('in the edition %s', (region) => {
  test('whatever is chosen, every sentence of the page is in it', () => {
    for (const role of [undefined, ...ROLES])
      for (const sector of SECTORS) {
        const choice: Choice = { ...(role && { role }), modules: [...MODULES], sector };
        const sections = dossier(choice, region).flatMap((part) => part.sections);
        const page = { ...readPage('/committee-pack')[region], sections };
        const shown = prepare('pages/committee-pack.yaml', page, region);
        const { blocks, footnotes } = contentOf({ choice, region, now: NOW });
        const said = blocks
          .flatMap(({ paragraphs, lines }) => [
            ...paragraphs,
            ...lines.flatMap((line) => line.texts),
          ])
          .map(textOf)
          .join('\n');
        for (const text of textsIn(shown.sections)) expect(said).toContain(text);
        expect(footnotes).toEqual(shown.footnotes);
      }
  });

  test('a figure stands before the words that go on from it, and a sum is marked', () => {
    const choice: Choice = { role: 'CFO', modules: ['PAY'], sector: 'Legal' };
    const { blocks, parts } = contentOf({ choice, region, now: NOW });
    const lines = blocks.flatMap((block) => block.lines);
    expect(lines).toContainEqual(
      expect.objectContaining({
        figure: '100%',
        title: 'of the code for your pay rules covered by tests',
      }),
    );
    // Of the sector and of the reader.
    expect(lines.filter(({ isTotal }) => isTotal)).toHaveLength(2);
    // What the contents name is there.
    const ids = blocks.map(({ id }) => id);
    expect(parts.map(({ title }) => title)).toHaveLength(3);
    for (const { id } of parts) expect(ids).toContain(id);
  });

  test('what was invented says so, as on the page', () => {
    const choice: Choice = { modules: ['HRMS'], sector: 'Healthcare' };
    const { blocks, footnotes } = contentOf({ choice, region, now: NOW });
    const marked = blocks.flatMap(({ lines }) => lines).filter(({ note }) => note !== undefined);
    expect(marked.length).toBeGreaterThan(0);
    for (const { note, isSample = false } of marked) {
      const { sample = false } = footnotes.find(({ number }) => number === note) ?? {};
      expect(isSample).toBe(sample);
    }
  });

  test('it says in which language and under which title it stands, and who made it for whom', async () => {
    const choice: Choice = { role: 'CFO', modules: ['PAY'], sector: 'Legal' };
    const { heading, facts, address } = contentOf({ choice, region, now: NOW });
    expect(heading).toBe('Dossier for the CFO');
    expect(facts.map(({ value }) => value)).toEqual([
      'CFO',
      'PAY',
      'Legal',
      expect.stringContaining('2026'),
    ]);
    const pdf = await drawn(choice, region);
    expect(pdf).toContain(region === 'USA' ? '/Lang (en-US)' : '/Lang (en-IN)');
    expect((await PDFDocument.load(Buffer.from(pdf, 'latin1'))).getTitle()).toBe(heading);
    expect(pdf).toContain(`/URI (${address})`);
    expect(address).toMatch(/\/committee-pack\?role=CFO&module=PAY&sector=Legal$/);
  });

  test('its text can be selected, and its headings lead to their places', async () => {
    const pdf = await drawn({ modules: ['PAY'] }, region);
    const streams = [...pdf.matchAll(/stream\n(.*?)\nendstream/gs)].map(([, bytes = '']) => {
      try {
        return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
      } catch {
        return '';
      }
    });
    // One for each font: which letters its glyphs are.
    expect(streams.filter((text) => text.includes('begincmap')).length).toBeGreaterThanOrEqual(3);
    const outline = contentOf({ choice: { modules: ['PAY'] }, region, now: NOW }).blocks;
    expect(pdf.match(/\/Dest \[/g)).toHaveLength(outline.length);
  });
});
