/** The keys of tabs by the ARIA Authoring Practices: arrows, Home and End move and select. */

/** Selecting is what a click does, so that there is one way to do it. */
export function moveInTabs(event: KeyboardEvent): void {
  const tab = (event.target as Element).closest?.('[role=tab]');
  const tabs = [...(tab?.parentElement?.children ?? [])] as HTMLElement[];
  const current = tabs.indexOf(tab as HTMLElement);
  const next = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1 + tabs.length,
    Home: 0,
    End: tabs.length - 1,
  }[event.key];
  const target = next === undefined ? undefined : tabs[next % tabs.length];
  if (!target) return;
  event.preventDefault();
  target.focus();
  target.click();
}
