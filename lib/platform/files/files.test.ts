/** Attack 9: what is sent as a CV, a picture or a document, and what becomes of it. On both databases. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import disk from 'node:fs/promises';
import { join } from 'node:path';
import { getDb } from '../db/database.ts';
import { describeOnEveryDatabase } from '../db/test-database.ts';
import { insertUser } from '../session/rows/users.ts';
import { settings } from '../settings/settings.ts';
import { InvalidFieldsError } from '../validation/invalid-fields.ts';
import { keptName } from './file-name.ts';
import { contentDisposition, fileResponse } from './file-response.ts';
import { fileField, LIMITS, readStoredFile, storeFile } from './files.ts';
import { ACCOUNT_LIMITS, type FilePurpose } from './limits.ts';
import { docx, jpeg, pdf, png, webp, zip } from './testing/sample-files.ts';

const fileOf = (bytes: Buffer | string, name: string) =>
  new File([new Uint8Array(Buffer.from(bytes))], name);
const store = async (file: File, purpose: FilePurpose = 'cv', ownerId: string | null = null) =>
  (await getDb()).transaction((tx) => storeFile(tx, file, { purpose, ownerId, field: 'cv' }));
const folder = () => join(settings().DATA_DIR, 'files');
const keptFiles = () =>
  existsSync(folder())
    ? readdirSync(folder(), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
    : [];
const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(500)]);
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const huge = Buffer.concat([pdf, Buffer.alloc(LIMITS.cv.maxBytes), Buffer.from('%%EOF')]);

describe('a form takes', () => {
  it.each<[string, FilePurpose, string, Buffer]>([
    ['a PDF as CV', 'cv', 'Ada Lovelace.PDF', pdf],
    ['a Word document as CV', 'cv', 'जीवन-वृत्त.docx', docx()],
    ['a PNG as picture', 'picture', 'me.png', png()],
    ['a JPEG as picture', 'picture', 'me.jpeg', jpeg],
    ['a WebP as picture', 'picture', 'me.webp', webp],
    ['a picture as document', 'document', 'scan.jpg', jpeg],
  ])('%s', async (_, purpose, name, bytes) => {
    expect(fileField(purpose).safeParse(fileOf(bytes, name)).success).toBe(true);
    const { inspectFile } = await import('./inspect-file.ts');
    expect(await inspectFile(bytes, name, purpose)).toEqual({ type: expect.any(String) });
  });
});

describe('a name', () => {
  it('keeps its letters, in one spelling, and its ending', () => {
    expect(keptName('  Re\u0301sume\u0301 .PDF')).toBe('Résumé.pdf');
    expect(keptName(`${'क्ष'.repeat(90)}.pdf`)).toMatch(/^(?:क्ष)+\.pdf$/);
    expect(keptName(`${'x'.repeat(300)}.docx`)).toHaveLength(120);
    expect(keptName('.pdf')).toBe('file.pdf');
  });

  it('is given back to every program, and cannot begin another header', () => {
    expect(contentDisposition('attachment', 'Réš"umé; 50%.pdf')).toBe(
      `attachment; filename="R___um_; 50_.pdf"; filename*=UTF-8''R%C3%A9%C5%A1%22um%C3%A9%3B%2050%25.pdf`,
    );
  });
});

describeOnEveryDatabase('files', () => {
  const cases: [string, FilePurpose, string, Buffer | string, RegExp][] = [
    ['an empty file', 'cv', 'cv.pdf', '', /nothing in ‘cv.pdf’/],
    [
      'a file that is too large',
      'cv',
      'cv.pdf',
      huge,
      /‘cv.pdf’ has 5.1 MB. Choose a file of at most 5 MB./,
    ],
    ['a program called .pdf', 'cv', 'cv.pdf', exe, /no file of the type PDF or Word/],
    ['a program by its own name', 'cv', 'cv.exe', exe, /Choose a file of the type/],
    ['a picture called .pdf', 'document', 'scan.pdf', png(), /name says something else/],
    ['a Word document called .pdf', 'cv', 'cv.pdf', docx(), /name says something else/],
    ['an SVG', 'picture', 'me.svg', svg, /PNG, JPEG or WebP/],
    ['an SVG called .png', 'picture', 'me.png', svg, /no file of the type/],
    ['a page called .pdf', 'cv', 'cv.pdf', '<html>%PDF-1.7 %%EOF', /no file of the type/],
    ['a PDF that begins later', 'cv', 'cv.pdf', `\n\n${pdf}`, /no file of|more than one kind/],
    [
      'a PDF that is a page',
      'cv',
      'cv.pdf',
      `%PDF-1.7\n<script>1</script>\n%%EOF`,
      /more than one/,
    ],
    ['a PDF without its end', 'cv', 'cv.pdf', pdf.subarray(0, 30), /end of this PDF/],
    [
      'a PDF that is an archive',
      'cv',
      'cv.pdf',
      Buffer.concat([pdf, docx(), pdf]),
      /more than one/,
    ],
    [
      'a picture that is an archive',
      'picture',
      'me.png',
      Buffer.concat([png(), zip([{ name: 'x' }])]),
      /more than one/,
    ],
    [
      'a JPEG that is an archive',
      'picture',
      'me.jpg',
      Buffer.concat([jpeg, zip([{ name: 'x' }])]),
      /more than one/,
    ],
    [
      'a JPEG that is a page',
      'picture',
      'me.jpg',
      Buffer.concat([jpeg, Buffer.from('<script>')]),
      /more than one/,
    ],
    [
      'a WebP with more after it',
      'picture',
      'me.webp',
      Buffer.concat([webp, Buffer.from('x')]),
      /more than one/,
    ],
    ['a picture of 30,000 pixels', 'picture', 'me.png', png(30_000), /larger than 6000 pixels/],
    ['a picture too wide', 'picture', 'me.png', png(30_000, 5_000), /larger than 6000 pixels/],
    ['a picture too tall', 'picture', 'me.png', png(5_000, 30_000), /larger than 6000 pixels/],
    ['a picture of no pixels', 'picture', 'me.png', png(0), /cannot be read/],
    [
      'an archive that is no document',
      'cv',
      'cv.docx',
      zip([{ name: 'x.txt' }]),
      /no complete Word/,
    ],
    ['half a document', 'cv', 'cv.docx', docx().subarray(0, 60), /no complete Word/],
    [
      'a document with something before it',
      'cv',
      'cv.docx',
      Buffer.concat([docx(), docx()]),
      /no complete Word/,
    ],
    [
      'an archive bomb of 4 GB',
      'cv',
      'cv.docx',
      docx({ name: 'word/a.xml', claims: 2 ** 32 - 2 }),
      /unpacks to far more/,
    ],
    [
      'an archive bomb in many parts',
      'cv',
      'cv.docx',
      docx(...Array.from({ length: 40 }, (_, n) => ({ name: `word/${n}.xml`, claims: 60_000 }))),
      /unpacks to far more/,
    ],
    ['a document with macros', 'cv', 'cv.docx', docx({ name: 'word/vbaProject.bin' }), /macros/],
    [
      'a document that leads out of its folder',
      'cv',
      'cv.docx',
      docx({ name: '../../etc/passwd' }),
      /macros or other files/,
    ],
    [
      'an encrypted document',
      'cv',
      'cv.docx',
      docx({ name: 'word/x.xml', isEncrypted: true }),
      /encrypted/,
    ],
    [
      'a name with folders',
      'cv',
      '../../etc/cv.pdf',
      pdf,
      /characters that file names cannot have/,
    ],
    ['a name with backslashes', 'cv', '..\\cv.pdf', pdf, /characters that file names cannot have/],
    ['a name with NUL', 'cv', 'cv.exe\0.pdf', pdf, /characters that file names cannot have/],
    [
      'a name with line breaks',
      'cv',
      'cv\r\nSet-Cookie: a=b.pdf',
      pdf,
      /characters that file names cannot have/,
    ],
  ];

  test.each(cases)(
    'refuses %s in words, and keeps nothing',
    async (_, purpose, name, bytes, words) => {
      const before = keptFiles().length;
      const error = await store(fileOf(bytes, name), purpose).catch((thrown) => thrown);
      expect(error).toBeInstanceOf(InvalidFieldsError);
      expect(error.fields.cv).toMatch(words);
      expect(keptFiles()).toHaveLength(before);
    },
  );

  test('a CV comes back as it was, from a place that nobody else can read', async () => {
    const id = await store(fileOf(pdf, 'Ada\u202efdp.pdf'));
    const found = await readStoredFile(id);
    expect(found?.bytes.equals(pdf)).toBe(true);
    expect(found?.row).toMatchObject({
      name: 'Adafdp.pdf',
      type: 'application/pdf',
      size: pdf.length,
    });
    const path = join(folder(), id.slice(0, 2), id);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(join(path, '..')).mode & 0o777).toBe(0o700);
    if (!found) throw new Error('no file');
    const { headers } = fileResponse(found, { inline: true });
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  test('an account keeps as many files as it may, also when it sends them all at once', async () => {
    const owner = await insertUser(await getDb(), {
      email: `${Math.random()}@example.org`,
      name: 'Eve',
    });
    const send = (name: string) => store(fileOf(pdf, name), 'document', owner.id);
    for (let n = 0; n < ACCOUNT_LIMITS.files - 2; n += 1) await send(`${n}.pdf`);
    const all = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf', 'e.pdf'].map((name) =>
      send(name).then(
        () => 'kept',
        (error) => error.fields?.cv,
      ),
    );
    const results = await Promise.all(all);
    expect(results.filter((one) => one === 'kept')).toHaveLength(2);
    expect(results.find((one) => one !== 'kept')).toMatch(/Delete one/);
  });

  test('a full disk is said so, and nothing half-written stays', async () => {
    const before = keptFiles().length;
    const rename = jest
      .spyOn(disk, 'rename')
      .mockRejectedValue(Object.assign(new Error('full'), { code: 'ENOSPC' }));
    try {
      await expect(store(fileOf(pdf, 'cv.pdf'))).rejects.toMatchObject({
        problem: { status: 507, body: { code: 'INSUFFICIENT_STORAGE' } },
      });
      expect(keptFiles()).toHaveLength(before);
    } finally {
      rename.mockRestore();
    }
  });
});
