/**
 * The whole stylesheet of the site. A built page carries the rules of its own markup alone and names
 * the sheet without asking for it (lib/build/first-paint.ts); what is loaded on demand needs the rest.
 */

const UNASKED = 'link[rel=stylesheet][data-precedence][disabled]';

let asked: Promise<void> | undefined;

async function askForSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(UNASKED);
  await Promise.all(
    Array.from(links, (link) => {
      const loaded = new Promise((resolve) => {
        link.onload = resolve;
        link.onerror = resolve;
      });
      link.removeAttribute('type');
      link.disabled = false;
      return loaded;
    }),
  );
}

/**
 * Resolves when the sheet is there, and also when it cannot be had: words without style are words.
 * Two parts that are wanted at once, such as a notification and a dialog, wait for the same one.
 */
export function lateStyles(): Promise<void> {
  asked ??= askForSheets();
  return asked;
}
