/** Keeps in the address what a visitor asks a page while they change it, without a step in the history. */

/**
 * @param search what is asked, with its `?`
 * @param place of the page that answers, with its `#`: whoever is sent the address begins there
 */
export function keepSearch(search: string, place = ''): void {
  history.replaceState(history.state, '', search + place);
  // What is printed names the address that brings it back.
  const main = document.querySelector('main');
  if (main) main.dataset.source = main.dataset.source?.replace(/(?:\?.*)?$/, search);
}
