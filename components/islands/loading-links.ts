/** Notices that the page is being left, in browsers that have no Navigation API (before 2026). */

const isHere = ({ target }: HTMLAnchorElement | HTMLFormElement) =>
  target === '' || target === '_self';

/** Calls `leave` when a link or a form of the page leads away from it, in this window. */
export function watchLinks(leave: (address: URL) => void, signal: AbortSignal): void {
  function click(event: MouseEvent) {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
    const isModified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || event.defaultPrevented || event.button !== 0 || isModified) return;
    const address = new URL(link.href);
    const isPlaceOnPage =
      address.hash !== '' && address.href.split('#')[0] === location.href.split('#')[0];
    if (isHere(link) && !isPlaceOnPage && !link.hasAttribute('download')) leave(address);
  }
  function submit(event: SubmitEvent) {
    const form = event.target as HTMLFormElement;
    if (!event.defaultPrevented && isHere(form) && form.method !== 'dialog')
      leave(new URL(form.action));
  }
  // On the window, so that every other listener has had the chance to prevent it.
  window.addEventListener('click', click, { signal });
  window.addEventListener('submit', submit, { signal });
}
