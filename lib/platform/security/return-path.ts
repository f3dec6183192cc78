/**
 * Where to go after a detour (consent, region, login). The value comes from the address bar, so
 * it is believed only when it is a path of this site. Used on the server and in the browser.
 */

/** In characters; longer ones are not ours. */
export const LONGEST_RETURN_PATH = 500;

/** `path` with its `search` to come back to, or without it where both are too long to be believed. */
export const keptPath = (path: string, search: string): string =>
  path.length + search.length <= LONGEST_RETURN_PATH ? path + search : path;

/** `value` when it is a safe path with perhaps a query and a fragment, else undefined. */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || value.length > LONGEST_RETURN_PATH) return undefined;
  // '//host' and '/\host' leave the site; control characters split headers.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  if (!/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(value)) return undefined;
  const base = 'https://site.invalid';
  try {
    const url = new URL(value, base);
    // '/..//host' resolves to '//host', which would leave the site when it is followed.
    const staysHere = url.origin === base && !url.pathname.startsWith('//');
    return staysHere ? url.pathname + url.search + url.hash : undefined;
  } catch {
    return undefined;
  }
}
