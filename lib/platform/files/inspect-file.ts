/**
 * What a file is, by its content. Its name and the type that a browser claims are only claims. A file
 * that is two things at once (a picture that is an archive as well) is refused: we cannot take one
 * of them out of it.
 */
import 'server-only';
import { fileTypeFromBuffer } from 'file-type';
import { endsLikeArchive } from './archive.ts';
import { docxProblem } from './docx.ts';
import { isNamedAs } from './file-name.ts';
import {
  FILE_TYPES,
  type FilePurpose,
  type FileType,
  LIMITS,
  MAX_PICTURE_SIDE,
  typesInWords,
} from './limits.ts';
import { activePdfProblem } from './pdf-active.ts';
import { isPictureType, type PictureType, pictureSize } from './picture-size.ts';

type Inspected = { type: FileType } | { problem: string };

const ARCHIVE = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
/** Programs look this far for the beginning and the end of a PDF (ISO 32000-1, appendix H.3). */
const PDF_MARGIN = 1024;
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe|\?php)/i;
const TWO_THINGS = 'This file is more than one kind of file at once. Save it anew and choose that.';

/** Looks at `bytes`, which their owner calls `name`. The problem is a sentence for the owner. */
export async function inspectFile(
  bytes: Buffer,
  name: string,
  purpose: FilePurpose,
): Promise<Inspected> {
  const type = await typeOf(bytes);
  const allowed: readonly string[] = LIMITS[purpose].types;
  if (!isFileType(type) || !allowed.includes(type))
    return { problem: `This is no file of the type ${typesInWords(purpose)}, whatever its name.` };
  if (!isNamedAs(name, type))
    return {
      problem: `This file is a ${FILE_TYPES[type].says}, but its name says something else.`,
    };
  const problem = await contentProblem(type, bytes);
  return problem ? { problem } : { type };
}

const isFileType = (type: string | undefined): type is FileType =>
  type !== undefined && Object.hasOwn(FILE_TYPES, type);

/** An archive is taken for a Word document here and looked at later. */
async function typeOf(bytes: Buffer): Promise<string | undefined> {
  if (bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE)) return DOCX;
  return (await fileTypeFromBuffer(bytes))?.mime;
}

async function contentProblem(type: FileType, bytes: Buffer): Promise<string | undefined> {
  if (type === DOCX) return docxProblem(bytes);
  if (endsLikeArchive(bytes)) return TWO_THINGS;
  return isPictureType(type) ? pictureProblem(type, bytes) : pdfProblem(bytes);
}

function pdfProblem(bytes: Buffer): string | undefined {
  if (!bytes.toString('latin1', 0, 5).startsWith('%PDF-')) return TWO_THINGS;
  if (MARKUP.test(bytes.toString('latin1', 0, PDF_MARGIN))) return TWO_THINGS;
  return bytes.subarray(-PDF_MARGIN).includes('%%EOF')
    ? activePdfProblem(bytes)
    : 'The end of this PDF is missing. Save it anew and choose that.';
}

function pictureProblem(type: PictureType, bytes: Buffer): string | undefined {
  const text = bytes.toString('latin1');
  if (MARKUP.test(text) || text.slice(0, PDF_MARGIN).includes('%PDF-')) return TWO_THINGS;
  if (hasMoreAfterIt(type, bytes)) return TWO_THINGS;
  const size = pictureSize(type, bytes);
  if (!size || size.width === 0 || size.height === 0)
    return 'This picture cannot be read. Save it anew and choose that.';
  return Math.max(size.width, size.height) > MAX_PICTURE_SIDE
    ? `This picture is larger than ${MAX_PICTURE_SIDE} pixels. Make it smaller and choose that.`
    : undefined;
}

/** Cameras add to a JPEG after its end, so only what cannot have a reason counts there. */
function hasMoreAfterIt(type: PictureType, bytes: Buffer): boolean {
  if (type === 'image/png') return !bytes.subarray(-8).toString('latin1').startsWith('IEND');
  if (type === 'image/webp') return bytes.readUInt32LE(4) + 8 !== bytes.length;
  return false;
}
