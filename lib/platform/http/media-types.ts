/** The Content-Type of files, by their ending: those that browsers load from this site. */

const TYPES: Record<string, string> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** @throws Error for an ending that the list does not have */
export function mediaTypeOf(file: string): string {
  const type = TYPES[file.slice(file.lastIndexOf('.') + 1).toLowerCase()];
  if (type) return type;
  throw new Error(`${file}: its ending has no Content-Type in lib/platform/http/media-types.ts`);
}

/** `type`, and in which letters it is written where that is text and it does not say: Next leaves it out of pictures. */
export const withCharset = (type: string): string =>
  /^text\/|[+/]xml\b/.test(type) && !/charset=/i.test(type) ? `${type}; charset=utf-8` : type;

/** Pictures, fonts and documents are compressed already. */
export const isText = (type: string) => /charset=|^text\/|[+/](?:json|xml|wasm)\b/.test(type);
