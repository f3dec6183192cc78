/** What the two reports tell: how the editions differ, and what the operator has to replace. */
import { z } from 'zod';
import {
  address,
  anchor,
  drawing,
  email,
  href,
  phone,
  plain,
  rich,
  sample,
} from '../../content/schemas/parts.ts';
import { borrowedSentences } from '../../lib/site/content/borrowed-sentences.ts';
import { compareEditions } from '../../lib/site/content/compare-editions.ts';
import { findSamples } from './find-samples.ts';

const any = plain(100).optional();
const schema = z.strictObject({
  title: any,
  text: rich().optional(),
  href: href.optional(),
  a: any,
  b: any,
  list: z.array(plain(9)).optional(),
  offices: z.array(z.strictObject({ id: anchor, city: plain(20) })).optional(),
  options: z.array(z.strictObject({ value: z.string(), label: plain(20) })).optional(),
  drawing: drawing.optional(),
  facts: z.array(z.strictObject({ term: plain(20), value: plain(20) })).optional(),
});

describe('the comparison of editions', () => {
  const text = (html: string) => ({ html });
  const compare = (USA: object, INDIA: object) => compareEditions(schema, { USA, INDIA });

  test('a page is the same when nothing differs, or nothing but the spelling', () => {
    const usa = { title: 'Our color', text: text('for <em>all</em> of us'), href: '/a' };
    const india = { title: 'Our colour', text: text('for all of us'), href: '/b' };
    expect(compare(usa, india)).toEqual({
      verdict: 'same',
      texts: 2,
      same: 1,
      spelled: 1,
      adapted: 0,
      missing: 0,
      words: 6,
    });
  });

  test('a page is adapted when a text differs', () => {
    expect(compare({ a: 'HIPAA', b: 'x' }, { a: 'DPDP', b: 'x' })).toMatchObject({
      verdict: 'adapted',
      adapted: 1,
      same: 1,
    });
  });

  test('a text that one edition alone has is missing in the other', () => {
    const result = compare({ list: ['x'] }, { list: ['x', 'y'] });
    expect(result).toMatchObject({ verdict: 'missing', missing: 1, texts: 2 });
  });

  test('another order of a list with anchors is no difference', () => {
    const boston = { id: 'boston', city: 'Boston' };
    const pune = { id: 'pune', city: 'Pune' };
    const result = compare({ offices: [boston, pune] }, { offices: [pune, boston] });
    expect(result).toMatchObject({ verdict: 'same', texts: 2, same: 2 });
  });

  test('what machines read is not compared', () => {
    const edition = (value: string, name: string, fact: string) => ({
      options: [{ value, label: 'Demo' }],
      drawing: { name, alt: 'A record' },
      facts: [{ term: 'In', value: fact }],
    });
    const result = compare(edition('a', 'hris', 'x'), edition('b', 'pay', 'y'));
    expect(result).toMatchObject({ texts: 4, adapted: 1 });
  });
});

describe('the sentences that India borrows', () => {
  const borrowed = (usa: string, india: string) =>
    borrowedSentences(schema, { USA: { title: usa }, INDIA: { title: india } });

  test('are those that the American page has too, whatever their spelling', () => {
    const result = borrowed(
      'Choose the color of your own page. Sign here.',
      'Pay on the last working day. Choose the colour of your own page. Sign here.',
    );
    expect(result).toEqual({
      words: 13,
      borrowed: 7,
      sentences: [{ field: 'title', text: 'Choose the colour of your own page.' }],
    });
  });

  test('have five words at least: a name or a figure is nobody’s', () => {
    expect(borrowed('Leave and working time', 'Leave and working time')).toMatchObject({
      words: 0,
      borrowed: 0,
    });
  });
});

describe('the list of samples', () => {
  const contacts = z.strictObject({
    offices: z
      .array(z.strictObject({ id: anchor, city: plain(20), email, phone, sample }))
      .optional(),
    social: z.array(z.strictObject({ href: address })).optional(),
    link: z.strictObject({ href }).optional(),
    text: rich().optional(),
  });
  const office = {
    id: 'pune',
    city: 'Pune',
    email: 'pune@example.in',
    phone: '+91 1',
    sample: true,
  };

  test('has what is marked, with its words, mail and telephone', () => {
    const found = findSamples('a.yaml', contacts, { USA: { offices: [office] }, INDIA: {} });
    expect(found).toEqual([
      {
        file: 'a.yaml',
        field: 'offices.pune',
        region: 'USA',
        value: 'Pune · pune@example.in · +91 1',
      },
    ]);
  });

  test('leaves out what is not marked', () => {
    const real = { offices: [{ ...office, sample: false }] };
    expect(findSamples('a.yaml', contacts, { USA: real, INDIA: real })).toEqual([]);
  });

  test('has every address elsewhere, in links and in running text, but none of the site', () => {
    const content = {
      social: [{ href: 'https://example.com/us' }],
      link: { href: '/contact-us' },
      text: { html: '<a href="mailto:a@example.com">a</a> <a href="/b">b</a>' },
    };
    expect(findSamples('a.yaml', contacts, { USA: content, INDIA: content })).toEqual([
      { file: 'a.yaml', field: 'social.0.href', region: 'both', value: 'https://example.com/us' },
      { file: 'a.yaml', field: 'text', region: 'both', value: 'mailto:a@example.com' },
    ]);
  });
});
