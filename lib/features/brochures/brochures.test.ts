/** The brochures: two pages each, with the prices of their edition, and no other file by this way. */
import { broucher as broucherEndpoint } from '@/lib/features/brochures/endpoints/broucher';
import { route } from '@/lib/platform/api/route';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { inspectFile } from '../../platform/files/inspect-file.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { BROCHURES, brochureNames, brochurePaths } from '../../site/content/brochure-paths.ts';
import { getPage } from '../../site/content/pages.ts';
import { brand } from '../../site/content/site.ts';
import { isFile } from '../../site/routing/files.ts';
import { brochureContent } from './content.ts';
import { drawBrochure } from './draw-brochure.tsx';
import { runsOf } from './plain-text.ts';

const { GET } = route(broucherEndpoint);

const all = REGIONS.flatMap((region) => brochureNames.map((name) => [name, region] as const));

describe.each(all)('%s, %s', (name, region) => {
  const brochure = brochureContent(name, region);

  it('is named like the product on its page, and its page links to it', () => {
    expect(getPage(BROCHURES[name], region).sections[0]).toMatchObject({
      type: 'product-hero',
      code: name,
    });
  });

  it("states a price in the edition's currency, and no placeholder or markup", () => {
    const { prices, ...rest } = brochure;
    const text = JSON.stringify({ prices, ...rest });
    const [own, other] = region === 'USA' ? ['$', '₹'] : ['₹', '$'];
    // An integration is quoted, each by itself.
    if (name !== 'SI') expect(JSON.stringify(prices)).toContain(own);
    expect(text).not.toContain(other);
    const words = JSON.stringify([prices, rest.opening, rest.parts, rest.more, rest.next]);
    expect(words).not.toMatch(/\{[\w:.-]+\}|<\w|&\w+;|lorem/i);
  });

  it('begins what stands below a figure with a capital', () => {
    for (const { label } of brochure.figures) expect(label).toMatch(/^[\p{Lu}\p{N}]/u);
  });

  it('explains no picture and no person that only the page shows', () => {
    const words = JSON.stringify([brochure.parts, brochure.more]);
    expect(words).not.toMatch(/\bhere [$₹]|\([^)]*\bhere\b|\bHers is\b|\bHer health plan\b/);
  });

  it('says of a figure that it was invented where its footnote does', () => {
    for (const { note, isSample = false } of brochure.figures) {
      const { sample = false } = brochure.footnotes.find(({ number }) => number === note) ?? {};
      expect(isSample).toBe(sample);
    }
  });

  it('explains every figure that it marks', () => {
    const marks = [
      ...JSON.stringify(brochure).matchAll(/"text":"(\d+)","note":true|"note":(\d+)\}/g),
    ];
    const cited = new Set(marks.map(([, run, figure]) => Number(run ?? figure)));
    expect(new Set(brochure.footnotes.map(({ number }) => number))).toEqual(cited);
  });
});

it('is a PDF of two pages, letter in the USA and A4 in India', async () => {
  const sizes = { USA: '612 792', INDIA: '595.28' };
  for (const region of REGIONS) {
    const pdf = await drawBrochure('HRIS', region);
    const text = pdf.toString('latin1');
    expect(text.startsWith('%PDF-')).toBe(true);
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(2);
    expect(text).toContain(`/MediaBox [0 0 ${sizes[region]}`);
  }
});

it('keeps the marks of footnotes apart from the words', () => {
  const html = 'Up to 40%<sup class="note"><a href="#note-3">3</a></sup> &amp; <b>less</b>.';
  expect(runsOf({ html } as Parameters<typeof runsOf>[0])).toEqual([
    { text: 'Up to 40%' },
    { text: '3', note: true },
    { text: ' & less.' },
  ]);
});

it('is a file of the site, and no call gives another one', async () => {
  expect(brochurePaths().every(isFile)).toBe(true);
  const ask = (name: string) =>
    GET(testRequest('/api/v1/broucher/x'), { params: Promise.resolve({ name }) });
  for (const name of [
    '../../../package',
    'HRIS.pdf',
    'hris',
    '__proto__',
    'constructor',
    'HRIS\0',
    '%2e%2e',
    '..\\HRIS',
    '',
  ])
    expect((await ask(name)).status).toBe(404);
  const found = await ask('HRIS');
  expect(found.status).toBe(200);
  expect(found.headers.get('content-disposition')).toContain(
    `attachment; filename="${brand.USA.name}-HRIS.pdf"`,
  );
});

test('a PDF with links, as programs draw it every day, is one that our forms take', async () => {
  const drawn = await drawBrochure('HRIS', 'USA');
  expect(await inspectFile(drawn, 'HRIS.pdf', 'cv')).toEqual({ type: 'application/pdf' });
});
