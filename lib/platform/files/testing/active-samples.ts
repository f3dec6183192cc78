/** Files that act by themselves, and ordinary ones that only look so, for tests. */
import { deflateSync } from 'node:zlib';
import { docx, zip } from './sample-files.ts';

/** A PDF of `objects`, numbered from 1, that nothing lists: readers look for them. */
export const pdfOf = (...objects: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);

/** An object stream with one object. @param more of its dictionary */
export function packedObjects(object: string, more = '/Filter /FlateDecode'): Buffer {
  const head = '7 0 ';
  const plain = Buffer.from(head + object);
  const data = more.includes('Filter') ? deflateSync(plain) : plain;
  const dictionary = `<< /Type /ObjStm /N 1 /First ${head.length} ${more} /Length ${data.length} >>`;
  return Buffer.concat([
    Buffer.from(`${dictionary}\nstream\r\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}

const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

export const activePdfs: Record<string, Buffer> = {
  'a script': pdfOf(CATALOG, script),
  'a script when it opens': pdfOf('<< /Type /Catalog /OpenAction 2 0 R >>', script),
  'a script whose name is written in numbers': pdfOf(CATALOG, '<< /S /J#61vaScript /#4a#53 (1) >>'),
  'a script in packed objects': pdfOf(CATALOG, packedObjects(script)),
  'a script in objects that are not packed': pdfOf(CATALOG, packedObjects(script, '')),
  'a script behind a string without end': pdfOf('(', script),
  'a script behind a stream that claims more': pdfOf('<< /Length 900 >>\nstream\nx', script),
  'a program that it starts': pdfOf(CATALOG, '<< /S /Launch /Win << /F (cmd.exe) >> >>'),
  'a file inside': pdfOf('<< /Names << /EmbeddedFiles << /Names [(a) 2 0 R] >> >> >>'),
  'a file inside, by its stream': pdfOf(
    CATALOG,
    '<< /Type /EmbeddedFile >>\nstream\nMZ\nendstream',
  ),
  'media that act': pdfOf(CATALOG, '<< /Type /Annot /Subtype /RichMedia >>'),
  'a form of its own language': pdfOf('<< /AcroForm << /XFA [(template) 3 0 R] >> >>'),
  'a form that is sent elsewhere': pdfOf(CATALOG, '<< /S /SubmitForm /F (https://x.example) >>'),
  'a password': pdfOf(CATALOG, '<< /Type /XRef /Encrypt 3 0 R >>'),
  'objects packed twice': pdfOf(
    CATALOG,
    packedObjects(script, '/Filter [/FlateDecode /FlateDecode]'),
  ),
  'packed objects that are broken': pdfOf(
    CATALOG,
    '<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode >>\nstream\nnot packed\nendstream',
  ),
};

/** Ten megabytes of spaces in one object stream. */
export const pdfBomb = () => pdfOf(CATALOG, packedObjects(' '.repeat(10_000_000)));

/** Ordinary files: addresses and titles that only mention scripts. */
export const harmlessPdfs: Record<string, Buffer> = {
  'links to pages about scripts': pdfOf(
    CATALOG,
    '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://x.example/Web/JavaScript) >> >>',
    '<< /Title (Node/JS and \\(React\\)/JavaScript developer) /Author <2F4A53> >> % /JS',
    '<< /Type /Catalog /OpenAction [3 0 R /XYZ null null 0] >>',
  ),
  'packed objects': pdfOf(
    CATALOG,
    packedObjects('<< /Type /Annot /A << /S /URI /URI (https://x.example/JS) >> >>'),
  ),
  'text that names them': pdfOf(
    '<< /Length 30 >>\nstream\nBT (/JavaScript) Tj /JS gs ET\nendstream',
  ),
};

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The relations of a document: of each its kind, target and, unless it is a part, 'External'. */
const relations = (...all: [kind: string, target: string, mode?: string][]) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="x">${all
    .map(
      ([kind, target, mode = 'External'], index) =>
        `<Relationship Id="rId${index}" Type="${RELATIONS}/${kind}" Target="${target}" TargetMode="${mode}"/>`,
    )
    .join('')}</Relationships>`;

const withRelation = (kind: string, target: string, mode?: string) =>
  docx({
    name: 'word/_rels/document.xml.rels',
    content: relations([kind, target, mode]),
  });

const withTypes = (content: string) =>
  zip([{ name: '[Content_Types].xml', content }, { name: 'word/document.xml' }]);

export const activeDocuments: Record<string, Buffer> = {
  'a template from the network': withRelation('attachedTemplate', 'https://x.example/a.dotm'),
  'a template on a share': withRelation('attachedTemplate', 'file:///\\\\x.example\\a.dotm'),
  'an object from the network': withRelation('oleObject', 'https://x.example/a'),
  'a frame from the network': withRelation('frame', 'https://x.example/a'),
  'a picture from the network': withRelation('image', 'https://x.example/a.png'),
  'a target whose mode is written otherwise': withRelation(
    'image',
    'http://x.example',
    '&#69;XTERNAL',
  ),
  'macros under another name': docx({
    name: 'word/settings2.xml',
    content: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  }),
  'macros by their relation': withRelation('vbaProject', 'styles2.xml', 'Internal'),
  'macros by their type': withTypes(
    '<Types><Override PartName="/word/a.xml" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
  ),
  'the type of documents with macros': withTypes(
    '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.m&#97;croEnabled.main+xml"/></Types>',
  ),
  'a program as picture': docx({ name: 'word/media/image1.png', content: 'MZ and so on' }),
  'relations with entities of their own': docx({
    name: 'word/_rels/a.xml.rels',
    content: '<!DOCTYPE a [<!ENTITY e "External">]><Relationships/>',
  }),
  'relations in UTF-16': docx({ name: 'word/_rels/a.xml.rels', content: '<\0R\0/\0>\0' }),
};

export const harmlessDocuments: Record<string, Buffer> = {
  links: docx({
    name: 'word/_rels/document.xml.rels',
    content: relations(
      ['hyperlink', 'https://github.com/ada/JavaScript'],
      ['hyperlink', 'mailto:ada@example.org'],
      ['image', 'media/image1.png', 'Internal'],
      ['styles', 'styles.xml', 'Internal'],
    ),
  }),
  'the template of its writer': docx({
    name: 'word/_rels/settings.xml.rels',
    content: relations([
      'attachedTemplate',
      'file:///C:\\Users\\Ada\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx',
    ]),
  }),
};
