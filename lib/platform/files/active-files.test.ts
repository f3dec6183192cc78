/**
 * Attack 25: files that act when somebody at the desk opens them are refused in words that help an honest applicant,
 * and what word processors write every day is taken.
 */
import { inspectFile } from './inspect-file.ts';
import {
  activeDocuments,
  activePdfs,
  harmlessDocuments,
  harmlessPdfs,
  packedObjects,
  pdfBomb,
  pdfOf,
} from './testing/active-samples.ts';
import { docx, zip } from './testing/sample-files.ts';

const problemOf = async (bytes: Buffer, name: string) => {
  const found = await inspectFile(bytes, name, 'cv');
  return 'problem' in found ? found.problem : undefined;
};

test('a PDF that unpacks to far more than it is is refused', async () => {
  expect(await problemOf(pdfBomb(), 'cv.pdf')).toMatch(/\w/);
});

describe('a PDF with', () => {
  test.each(Object.entries(activePdfs))(
    '%s is refused, and how to save it is said',
    async (_, pdf) => {
      expect(await problemOf(pdf, 'cv.pdf')).toMatch(
        /^This PDF .*(?:Print it to a new PDF|print it to|Save it)/,
      );
    },
  );

  test.each(Object.entries(harmlessPdfs))('%s is taken', async (_, pdf) => {
    expect(await problemOf(pdf, 'cv.pdf')).toBeUndefined();
  });

  test('many packed objects that overlap costs no more than one', async () => {
    const places = Array.from({ length: 50_000 }, (_, n) => `${n} ${n}`).join(' ');
    const nested = '<< /A '.repeat(100_000);
    const data = `${places} ${nested}`;
    const stream = packedObjects(data, '')
      .toString()
      .replace('/First 4', `/First ${places.length + 5}`);
    expect(await problemOf(pdfOf(stream), 'cv.pdf')).toMatch(/cannot be looked through/);
  });

  test('a hundred thousand beginnings is given up', async () => {
    const bytes = Buffer.from(`%PDF-1.7\n${'obj<<'.repeat(150_000)}%%EOF`);
    expect(await problemOf(bytes, 'cv.pdf')).toMatch(/cannot be looked through/);
  });
});

describe('a Word document with', () => {
  test.each(Object.entries(activeDocuments))('%s is refused in words', async (_, document) => {
    expect(await problemOf(document, 'cv.docx')).toMatch(
      /(?:holds macros or other files|loads files from elsewhere)\. Save it as PDF/,
    );
  });

  test.each(Object.entries(harmlessDocuments))('%s is taken', async (_, document) => {
    expect(await problemOf(document, 'cv.docx')).toBeUndefined();
  });

  test('two parts of one name is refused: programs differ in which they open', async () => {
    expect(await problemOf(docx({ name: 'WORD/document.xml' }), 'cv.docx')).toMatch(/no complete/);
  });

  test('less in it than its directory says, or more: what comes out is counted', async () => {
    const bomb = docx({ name: 'word/a.xml', content: ' '.repeat(30_000_000), claims: 1_000 });
    expect(await problemOf(bomb, 'cv.docx')).toMatch(/unpacks to far more/);
    const lying = docx({ name: 'word/a.xml', content: 'abc', claims: 4 });
    expect(await problemOf(lying, 'cv.docx')).toMatch(/no complete Word/);
    const relations = docx({ name: 'word/_rels/a.rels', content: ' '.repeat(1_000_001) });
    expect(await problemOf(relations, 'cv.docx')).toBeDefined();
  });

  test('a head that names another part than the directory is refused', async () => {
    const document = docx({ name: 'word/a.xml' });
    document.write('word/b.xml', document.indexOf('word/a.xml'));
    expect(await problemOf(document, 'cv.docx')).toMatch(/no complete Word/);
    expect(await problemOf(zip([{ name: 'a' }]), 'cv.docx')).toMatch(/no complete Word/);
  });
});
