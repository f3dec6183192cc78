/** What the two reports tell: how the editions differ, and what the operator has to replace. */
import { compareEditions } from './compare-editions.ts';
import { findSamples } from './find-samples.ts';

describe('the comparison of editions', () => {
  const text = (html: string) => ({ html });

  test('a page is the same when nothing differs, or nothing but the spelling', () => {
    const usa = { title: 'Our color', text: text('for <em>all</em> of us'), href: '/a' };
    const india = { title: 'Our colour', text: text('for all of us'), href: '/b' };
    expect(compareEditions({ USA: usa, INDIA: india })).toEqual({
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
    const result = compareEditions({ USA: { a: 'HIPAA', b: 'x' }, INDIA: { a: 'DPDP', b: 'x' } });
    expect(result).toMatchObject({ verdict: 'adapted', adapted: 1, same: 1 });
  });

  test('a text that one edition alone has is missing in the other', () => {
    const result = compareEditions({ USA: { list: ['x'] }, INDIA: { list: ['x', 'y'] } });
    expect(result).toMatchObject({ verdict: 'missing', missing: 1, texts: 2 });
  });

  test('another order of a list with ids is no difference', () => {
    const boston = { id: 'boston', city: 'Boston' };
    const pune = { id: 'pune', city: 'Pune' };
    const result = compareEditions({ USA: [boston, pune], INDIA: [pune, boston] });
    expect(result).toMatchObject({ verdict: 'same', texts: 2, same: 2 });
  });

  test('what machines read is not compared', () => {
    const options = (value: string) => [{ value, label: 'Demo' }];
    const drawing = (name: string) => ({ name, alt: 'A record' });
    const usa = {
      options: options('a'),
      drawing: drawing('hris'),
      facts: [{ term: 'In', value: 'x' }],
    };
    const india = {
      options: options('b'),
      drawing: drawing('pay'),
      facts: [{ term: 'In', value: 'y' }],
    };
    expect(compareEditions({ USA: usa, INDIA: india })).toMatchObject({ texts: 4, adapted: 1 });
  });
});

describe('the list of samples', () => {
  const office = {
    id: 'pune',
    city: 'Pune',
    email: 'pune@example.in',
    phone: '+91 1',
    sample: true,
  };

  test('has what is marked, with its words, mail and telephone', () => {
    const found = findSamples('a.yaml', { USA: { offices: [office] }, INDIA: {} });
    expect(found).toEqual([
      {
        file: 'a.yaml',
        field: 'offices.0',
        edition: 'USA',
        value: 'Pune · +91 1 · pune@example.in',
      },
    ]);
  });

  test('leaves out what is not marked', () => {
    const real = [{ ...office, sample: false }];
    expect(findSamples('a.yaml', { USA: real, INDIA: real })).toEqual([]);
  });

  test('has every address elsewhere, in links and in running text, but none of the site', () => {
    const content = {
      social: [{ href: 'https://example.com/us' }],
      link: { href: '/contact-us' },
      text: { html: '<a href="mailto:a@example.com">a</a> <a href="/b">b</a>' },
    };
    expect(findSamples('a.yaml', { USA: content, INDIA: content })).toEqual([
      { file: 'a.yaml', field: 'social.0.href', edition: 'both', value: 'https://example.com/us' },
      { file: 'a.yaml', field: 'text', edition: 'both', value: 'mailto:a@example.com' },
    ]);
  });
});
