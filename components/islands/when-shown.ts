/**
 * For what must not happen on a page that the visitor has not opened yet: browsers prepare pages, scripts
 * and all, while the visitor still types the address.
 */

declare global {
  interface Document {
    /** Chromium's; undefined elsewhere. */
    readonly prerendering?: boolean;
  }
}

/** Calls `begin` once the page is shown. Returns the function that ends what it began. */
export function whenShown(begin: () => (() => void) | undefined): () => void {
  let end: (() => void) | undefined;
  const start = () => {
    end = begin();
  };
  const stop = new AbortController();
  if (document.prerendering)
    document.addEventListener('prerenderingchange', start, { once: true, signal: stop.signal });
  else start();
  return () => {
    stop.abort();
    end?.();
  };
}
