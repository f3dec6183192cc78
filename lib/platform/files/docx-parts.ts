/**
 * What the parts of a Word document (ECMA-376, part 2) say that would act when somebody opens it: macros by their
 * types, programs by their first bytes, and files that Word would fetch from elsewhere. Links to click on are fine.
 */
import { Parser } from 'htmlparser2';

type Element = { name: string; attributes: Record<string, string> };

/** By how they begin: OLE, ZIP, programs of Windows and Linux, PDF, RTF. Parts are XML, pictures and fonts. */
const FOREIGN = ['\xd0\xcf\x11\xe0', 'PK\x03\x04', 'MZ', '\x7fELF', '%PDF', '{\\rtf'];
const ACTIVE_TYPE = /macroEnabled|vbaProject|vbaData|oleObject|activeX|ms-office\.control/i;
/** Kinds of relation by which Word runs or takes in something, wherever it lies. */
const ACTIVE_RELATION =
  /\/(?:vbaProject|wordVbaData|oleObject|package|control|activeX\w*|aFChunk|frame|subDocument|attachedToolbars)$/i;
const LINK = /\/hyperlink$/i;
const TEMPLATE = /\/attachedTemplate$/i;
/**
 * Word notes the template that a letter was made with, on the disk of its writer. Never a share of a network, which
 * would be told who opens the letter.
 */
const OWN_DISK = /^(?:file:\/\/\/[a-z]:[\\/](?![\\/])|[\w][\w .()%-]*\.do[ct][xm]?$)/i;

/** Whether a part begins as another kind of file does. */
export function isForeignFile(head: Buffer): boolean {
  const start = head.toString('latin1');
  return FOREIGN.some((magic) => start.startsWith(magic));
}

/** The elements of XML; undefined for what is not plain XML in UTF-8, which all word processors write. */
function elementsOf(xml: Buffer): Element[] | undefined {
  const text = xml.toString('utf8');
  // A document type may name letters of its own, by which words look like others.
  if (text.includes('\0') || text.includes('\ufffd') || /<!doctype|<!entity/i.test(text))
    return undefined;
  if (/^\ufeff?\s*<\?xml[^>]*encoding=["'](?!utf-8)/i.test(text)) return undefined;
  const found: Element[] = [];
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        const name = tag.replace(/^.*:/, '').toLowerCase();
        found.push({ name, attributes });
      },
    },
    { xmlMode: true, decodeEntities: true, lowerCaseAttributeNames: true },
  );
  parser.end(text);
  return found;
}

/** Whether `[Content_Types].xml` says that there are macros or objects of other programs. */
export function isActiveContentTypes(xml: Buffer): boolean {
  const elements = elementsOf(xml);
  return (
    !elements || elements.some(({ attributes }) => ACTIVE_TYPE.test(attributes.contenttype ?? ''))
  );
}

function isActive({ type = '', target = '', targetmode = '' }: Record<string, string>): boolean {
  if (ACTIVE_RELATION.test(type)) return true;
  if (targetmode.trim().toLowerCase() !== 'external' || LINK.test(type)) return false;
  return !(TEMPLATE.test(type) && OWN_DISK.test(target.trim()));
}

/** Whether a part of relations (`.rels`) names something that Word would run, take in or fetch. */
export function isActiveRelations(xml: Buffer): boolean {
  const elements = elementsOf(xml);
  return (
    !elements ||
    elements.some(({ name, attributes }) => name === 'relationship' && isActive(attributes))
  );
}
