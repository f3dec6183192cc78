/**
 * The whole stylesheet of the site. A built page carries the rules of its own markup alone and names
 * the sheet without asking for it (lib/build/first-paint.ts); what is loaded on demand needs the rest.
 */

const UNASKED = 'link[rel=stylesheet][data-precedence][disabled]';

/** Resolves when the sheet is there, and also when it cannot be had: words without style are words. */
export async function lateStyles(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(UNASKED);
  await Promise.all(
    Array.from(links, (link) => {
      const loaded = new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      });
      link.disabled = false;
      return loaded;
    }),
  );
}
