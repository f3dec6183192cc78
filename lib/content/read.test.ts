/** One file, two editions: what each of them gets, and what stops the reading. */
import { z } from 'zod';
import { makeContent, removeTestContent } from './test-content.ts';

const BRAND = {
  USA: { slug: 'acme', name: 'Acme' },
  INDIA: { slug: 'acmeindia', name: 'Acme India' },
};

afterAll(removeTestContent);

/** Reads `text` as content/a.yaml of an otherwise empty folder. */
async function read(text: string, schema: z.ZodType = z.unknown()) {
  const folder = makeContent({ 'a.yaml': text });
  jest.resetModules();
  const cwd = jest.spyOn(process, 'cwd').mockReturnValue(folder);
  try {
    const { readEditions } = await import('./read.ts');
    return readEditions('a.yaml', schema, BRAND);
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

  test('is not meant by an object with one of the two names or a third', async () => {
    const values = { a: { USA: 'one' }, b: { USA: 1, INDIA: 2, FRANCE: 3 } };
    const { INDIA } = await read(JSON.stringify(values));
    expect(INDIA).toEqual(values);
  });

  test('gets its brand for both placeholders, in every text', async () => {
    const text =
      '{ href: "/{brand}-home#{brand}", text: ["{Brand} and {Brand}"], other: "{BRAND}" }';
    expect(await read(text)).toEqual({
      USA: { href: '/acme-home#acme', text: ['Acme and Acme'], other: '{BRAND}' },
      INDIA: {
        href: '/acmeindia-home#acmeindia',
        text: ['Acme India and Acme India'],
        other: '{BRAND}',
      },
    });
  });
});

describe('Indian spelling', () => {
  test('changes the words of the INDIA edition, also where a writer forgot', async () => {
    const { USA, INDIA } = await read('{ a: Color, b: { USA: labor, INDIA: labor cost } }');
    expect(USA).toEqual({ a: 'Color', b: 'labor' });
    expect(INDIA).toEqual({ a: 'Colour', b: 'labour cost' });
  });

  test('leaves the fields alone that machines read', async () => {
    const machine = {
      id: 'color',
      href: '/color#labor',
      slug: 'Organizations',
      type: 'center',
      path: '/color',
      page: '/color',
      email: 'color@example.com',
      claim: 'labor',
    };
    const { INDIA } = await read(JSON.stringify([machine, { USA: machine, INDIA: machine }]));
    expect(INDIA).toEqual([machine, machine]);
  });

  test('leaves addresses inside of a text alone', async () => {
    const { INDIA } = await read(`text: '<a href="/color">color</a> {claim:color}'`);
    expect(INDIA).toEqual({ text: '<a href="/color">colour</a> {claim:color}' });
  });
});

describe('a wrong file stops the build and names itself', () => {
  const schema = z.strictObject({ a: z.string().max(5), list: z.array(z.number()).optional() });

  test.each([
    ['a misspelt key', 'a: x\nlsit: [1]', 'content/a.yaml: (file): Unrecognized key: "lsit" (USA)'],
    ['a missing key', 'list: [1]', 'content/a.yaml: a: Invalid input'],
    ['a wrong value deep inside', 'a: x\nlist: [1, two]', 'content/a.yaml: list.1: Invalid input'],
    [
      'a value too long in one edition',
      'a: { USA: x, INDIA: longer }',
      'content/a.yaml: a: Too big',
    ],
    ['what only one edition has wrong', 'a: { USA: x, INDIA: longer }', '(INDIA)'],
    ['a key twice', 'a: x\na: y', 'content/a.yaml: (file): Map keys must be unique at line 2'],
    ['broken YAML', 'a: [', 'content/a.yaml: (file): '],
  ])('%s', async (_, text, message) => {
    await expect(read(text, schema)).rejects.toThrow(message);
  });

  test('every mistake is told at once', async () => {
    await expect(read('a: longer\nb: 1', schema)).rejects.toThrow(
      /content\/a\.yaml: a: .*\ncontent\/a\.yaml: \(file\)/,
    );
  });
});
