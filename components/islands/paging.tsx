'use client';
/**
 * Turns lists that show one part of themselves: the panels of tabs, the steps of a stepper, the
 * cards of a pager. The server writes all of them complete and marks what is shown first with
 * `data-shown`; the styles beside components/ui/{tabs,pager,stepper}.tsx hide the rest. One set of
 * listeners serves every list of the page, so the sections around them stay static.
 */
import { useEffect } from 'react';
import { moveInTabs } from './tab-keys';

/** What is shown or hidden as one. `data-paged` says how many of them make a page. */
const ITEM = '[data-paged] > *';

/** Shows the page of its list that `item` is on, and says so to the controls. */
function show(item: HTMLElement): void {
  const list = item.parentElement as HTMLElement;
  const items = [...list.children] as HTMLElement[];
  const size = Number(list.dataset.paged);
  const first = Math.floor(items.indexOf(item) / size) * size;

  for (const [index, each] of items.entries()) {
    const isShown = index >= first && index < first + size;
    each.toggleAttribute('data-shown', isShown);
    if (each.matches('.step')) each.ariaCurrent = isShown ? 'step' : null;
    const tab = document.querySelector<HTMLElement>(`[role=tab][aria-controls="${each.id}"]`);
    if (!tab) continue;
    tab.ariaSelected = String(isShown);
    tab.tabIndex = isShown ? 0 : -1;
    each.tabIndex = 0;
  }
  for (const control of document.querySelectorAll<HTMLElement>(`[aria-controls="${list.id}"]`))
    control.ariaDisabled = String(!items[first + Number(control.dataset.turn) * size]);
  const position = document.querySelector(`[data-position-of="${list.id}"]`);
  if (position) position.textContent = items[first]?.dataset.position ?? '';
}

/** Shows the next or the previous page. The focus stays on the button. */
function turn(button: HTMLElement): void {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const shown = [...(list?.children ?? [])].findIndex((item) => item.matches('[data-shown]'));
  const item = list?.children[shown + Number(button.dataset.turn) * Number(list.dataset.paged)];
  if (!item) return;
  show(item as HTMLElement);
  // A long page is left at its end; the next one is read from its beginning.
  const widget = list?.parentElement;
  if (widget && widget.getBoundingClientRect().top < 0)
    widget.scrollIntoView({ behavior: 'instant' });
}

/** Shows every page that the place called `hash` lies on, opened. Gives it if it was hidden or closed. */
function reveal(hash: string): Element | undefined {
  const place = document.getElementById(hash.slice(1));
  let hidden: Element | undefined;
  if (place instanceof HTMLDetailsElement && !place.open) {
    place.open = true;
    // The browser, which holds what it takes for the reader's line, may have moved by that.
    hidden = place;
  }
  for (
    let item = place?.closest<HTMLElement>(ITEM);
    place && item;
    item = item.parentElement?.closest<HTMLElement>(ITEM)
  ) {
    if (item.matches('[data-shown]')) continue;
    hidden = place;
    show(item);
  }
  return hidden;
}

function follow({ target }: MouseEvent): void {
  const control = (target as Element).closest<HTMLElement>('[data-turn], [role=tab], a[href*="#"]');
  if (control instanceof HTMLAnchorElement) {
    // Before the browser goes there.
    if (control.pathname === location.pathname) reveal(control.hash);
  } else if (control?.dataset.turn) turn(control);
  else if (control) reveal(`#${control.getAttribute('aria-controls')}`);
}

export function Paging() {
  useEffect(() => {
    const arrive = () => reveal(location.hash)?.scrollIntoView();
    for (const item of document.querySelectorAll<HTMLElement>('[data-paged] > :first-child'))
      show(item);
    arrive();
    document.addEventListener('click', follow);
    document.addEventListener('keydown', moveInTabs);
    window.addEventListener('hashchange', arrive);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('keydown', moveInTabs);
      window.removeEventListener('hashchange', arrive);
    };
  }, []);
  return null;
}
