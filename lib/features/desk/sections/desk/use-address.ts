/** What the address says of the desk: the filters and the open message, for links and the back button. */
import { useCallback, useSyncExternalStore } from 'react';

const CHANGED = 'desk:address';

function subscribe(notice: () => void): () => void {
  addEventListener('popstate', notice);
  addEventListener(CHANGED, notice);
  return () => {
    removeEventListener('popstate', notice);
    removeEventListener(CHANGED, notice);
  };
}

export type Changes = Record<string, string | undefined>;

/** The address with `changes`; what is empty leaves it. */
export function addressWith(search: string, changes: Changes): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) parameters.set(name, value);
    else parameters.delete(name);
  }
  const query = parameters.toString();
  return query ? `?${query}` : location.pathname;
}

/** The query of the address, undefined until the browser has it, and a way to another one. */
export function useAddress() {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => undefined,
  );
  const go = useCallback((changes: Changes) => {
    history.pushState(null, '', addressWith(location.search, changes));
    dispatchEvent(new Event(CHANGED));
  }, []);
  return { search, go };
}

/** A click that the browser itself must answer: in another tab, say. */
export const isBrowsersOwn = ({ metaKey, ctrlKey, shiftKey, altKey }: React.MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
