/** A path as it may stand in a log or a trace: whoever reads it there can open nothing by it, and learns no name. */

/** In characters. What a visitor types may be as long as the headers allow. */
const LONGEST = 200;
/**
 * A part of a path that may be a code of a mailed link, the id of a file or a person: longer than any word of ours,
 * or with the beginning of a UUID or an @ in it.
 */
const SECRET_PART = /[^/]*(?:[\da-f]{8}-|@|%40)[^/]*|[^/]{33,}/gi;

/** @param url a path, whose query is left out: codes of mailed links stand in it */
export const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').slice(0, LONGEST);

/** @param url a path that a visitor has typed or was mailed; '*' takes the place of what may be a code */
export const safePath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(SECRET_PART, '*').slice(0, LONGEST);
