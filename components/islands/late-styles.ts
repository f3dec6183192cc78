/**
 * The whole stylesheet of the site. A built page carries the rules of its own markup alone and names
 * the sheet without asking for it (scripts/build/first-paint.ts); what is loaded on demand needs the rest.
 */

const UNASKED = 'link[rel=stylesheet][data-precedence][disabled]';

let asked: Promise<void> | undefined;

/** @returns whether it came; a sheet that did not is as unasked as before */
function load(link: HTMLLinkElement): Promise<boolean> {
  return new Promise((resolve) => {
    link.onload = () => resolve(true);
    link.onerror = () => {
      link.disabled = true;
      resolve(false);
    };
    link.removeAttribute('type');
    link.disabled = false;
  });
}

async function askForSheets(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(UNASKED);
  const loaded = await Promise.all(Array.from(links, load));
  if (loaded.includes(false)) asked = undefined;
}

/**
 * Resolves when the sheet is there, and also when it cannot be had: words without style are words.
 * Two parts that are wanted at once, such as a notification and a dialog, wait for the same one; a part
 * that comes after a failure asks again.
 */
export function lateStyles(): Promise<void> {
  asked ??= askForSheets();
  return asked;
}
