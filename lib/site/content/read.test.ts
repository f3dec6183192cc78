/** One file, two editions: what each of them gets, and what stops the reading. */
import { z } from 'zod';
import { anchor, href, plain, rich } from '../../../content/schemas/parts.ts';
import { makeContent, removeTestContent } from './test-content.ts';

const TOKENS = {
  USA: new Map([
    ['brand', 'acme'],
    ['Brand', 'Acme'],
    ['price:plan.small', '$10'],
  ]),
  INDIA: new Map([
    ['brand', 'acmeindia'],
    ['Brand', 'Acme India'],
    ['price:plan.small', '₹400'],
  ]),
};

afterAll(removeTestContent);

/** Reads `text` as content/a.yaml of an otherwise empty folder. */
async function read(text: string, schema: z.ZodType = z.unknown()) {
  const folder = makeContent({ 'a.yaml': text });
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    const { readRegions } = await import('./read.ts');
    return readRegions('a.yaml', schema, TOKENS);
  } finally {
    cwd.mockRestore();
  }
}

describe('an edition', () => {
  test('gets its own value wherever the file says { USA, INDIA }', async () => {
    const text = `
      a: { USA: one, INDIA: two }
      list: [x, { USA: y, INDIA: z }]
      deep: { USA: { b: [1, { USA: 2, INDIA: 3 }] }, INDIA: [4] }
      either: { INDIA: { USA: never, INDIA: inner }, USA: null }
    `;
    expect(await read(text)).toEqual({
      USA: { a: 'one', list: ['x', 'y'], deep: { b: [1, 2] }, either: null },
      INDIA: { a: 'two', list: ['x', 'z'], deep: [4], either: 'inner' },
    });
  });

  test('may have the whole file, a list or a number to itself', async () => {
    expect(await read('{ USA: [1, 2], INDIA: false }')).toEqual({ USA: [1, 2], INDIA: false });
  });

  test('gets its words for every token, in every text', async () => {
    const text =
      '{ href: "/{brand}-home#{brand}", text: ["{Brand} and {Brand}"], price: "{price:plan.small}" }';
    expect(await read(text)).toEqual({
      USA: { href: '/acme-home#acme', text: ['Acme and Acme'], price: '$10' },
      INDIA: {
        href: '/acmeindia-home#acmeindia',
        text: ['Acme India and Acme India'],
        price: '₹400',
      },
    });
  });
});

describe('an edition that is misspelt or alone is told, not taken for a value', () => {
  test.each([
    ['a: { USA: x, INDA: y }', 'unknown edition "INDA". Did you mean INDIA?'],
    ['a:\n  usa: x\n  INDIA: y', 'unknown edition "usa". Did you mean USA?'],
    [
      'a: { USA: x }',
      'only USA has a value here. Add "INDIA: …", or write the value without "USA:"',
    ],
    ['a: { USA: 1, INDIA: 2, FRANCE: 3 }', 'stands "FRANCE". A choice has USA and INDIA alone'],
  ])('%s', async (text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });
});

describe('Indian spelling', () => {
  const text = z.strictObject({ a: plain(40), b: plain(40) });

  test('changes the words of the INDIA edition, also where a writer forgot', async () => {
    const { USA, INDIA } = await read('{ a: Color, b: { USA: labor, INDIA: labor cost } }', text);
    expect(USA).toEqual({ a: 'Color', b: 'labor' });
    expect(INDIA).toEqual({ a: 'Colour', b: 'labour cost' });
  });

  test('changes nothing that its schema does not call a text, whatever its name', async () => {
    const machine = z.strictObject({
      title: z.string(),
      id: anchor,
      href,
      kind: z.enum(['center']),
    });
    const value = { title: 'color', id: 'labor', href: '/color#labor', kind: 'center' };
    const { INDIA } = await read(JSON.stringify([value]), z.array(machine));
    expect(INDIA).toEqual([value]);
  });

  test('changes a text whose name sounds like a machine’s', async () => {
    const { INDIA } = await read('{ id: color }', z.strictObject({ id: plain(9) }));
    expect(INDIA).toEqual({ id: 'colour' });
  });

  test('leaves addresses inside of a text alone', async () => {
    const schema = z.strictObject({ text: rich() });
    const { INDIA } = await read(`text: '<a href="/color">color</a> {claim:color}'`, schema);
    expect(INDIA).toEqual({ text: { html: '<a href="/color">colour</a> {claim:color}' } });
  });
});

describe('a wrong file stops the build and names itself', () => {
  const schema = z.strictObject({ a: z.string().max(5), list: z.array(z.number()).optional() });

  test.each([
    ['a misspelt key', 'a: x\nlsit: [1]', 'a.yaml:2: lsit: unknown field. Did you mean "list"?'],
    ['a missing key', 'list: [1]', 'a.yaml:1: a: is missing. Add "a:" with text'],
    [
      'a wrong value deep inside',
      'a: x\nlist:\n  - 1\n  - two',
      'a.yaml:4: list 2: must be a number',
    ],
    [
      'a value too long in one edition',
      'a: { USA: x, INDIA: longer }',
      'a.yaml:1: a: has 6 characters. Write at most 5 (INDIA only)',
    ],
    ['a key twice', 'a: x\na: y', 'a.yaml:2: this field is there twice. Remove one of the two'],
    ['broken YAML', 'a: [', 'content/a.yaml:1: '],
  ])('%s', async (_, text, message) => {
    await expect(read(text, schema)).rejects.toThrow(message);
  });

  test('an unknown token', async () => {
    await expect(read('a: "{Brnd}"', z.strictObject({ a: plain(9) }))).rejects.toThrow(
      'content/a.yaml:1: a: unknown token {Brnd}. Did you mean {Brand}?',
    );
    await expect(read('a: "{price:plan.large}"', z.strictObject({ a: plain(30) }))).rejects.toThrow(
      'unknown token {price:plan.large}. There are {price:plan.small}',
    );
  });

  test('every mistake is told at once, and once for both editions', async () => {
    const error = await read('a: longer\nb: 1', schema).catch(String);
    expect(String(error).match(/content\/a\.yaml:/g)).toHaveLength(2);
    expect(error).not.toContain('only)');
  });
});
