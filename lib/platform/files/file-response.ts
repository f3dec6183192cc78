/** A file as the answer of an endpoint. Nothing in it can act as a page of this site. */
import 'server-only';
import type { StoredFile } from './files.ts';
import { isPictureType } from './picture-size.ts';

/** RFC 8187, section 3.2.1: what may stand in `filename*` as it is. */
const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** RFC 6266: a name for every program, and the name as it is for those that know `filename*`. */
export function contentDisposition(kind: 'attachment' | 'inline', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`;
}

/** @param inline shows a picture instead of saving it; everything else is saved in any case */
export function fileResponse(
  { row, bytes }: Pick<StoredFile, 'bytes'> & { row: Pick<StoredFile['row'], 'name' | 'type'> },
  { inline = false }: { inline?: boolean } = {},
): Response {
  const kind = inline && isPictureType(row.type) ? 'inline' : 'attachment';
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': row.type,
      'Content-Length': String(bytes.length),
      'Content-Disposition': contentDisposition(kind, row.name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
    },
  });
}
