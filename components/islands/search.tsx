'use client';
/** Opens the search over any page: by its links in header and menu, by Ctrl K and by '/'. */
import { useEffect } from 'react';
import type { Region } from '@/lib/platform/region/region';
import { isEditable } from './is-editable';
import { lateWords } from './late-words';
import { useOnDemand } from './use-on-demand';

type ShownProps = { region: Region; onClose: () => void };

async function loadDialog() {
  const [{ SearchDialog }, { search }] = await Promise.all([
    import('./search-dialog'),
    lateWords(),
  ]);
  return (props: ShownProps) => <SearchDialog words={search} {...props} />;
}

export function Search({ region }: { region: Region }) {
  const { Shown: Dialog, show, hide } = useOnDemand(loadDialog);

  useEffect(() => {
    const listening = new AbortController();
    /** Where it cannot be loaded, the page /search does the same. */
    const open = async (event: Event) => {
      event.preventDefault();
      if (document.querySelector('dialog:modal')) return;
      if (!(await show())) location.assign('/search');
    };
    document.addEventListener(
      'keydown',
      (event) => {
        const isChord = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
        const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (isChord || (isSlash && !isEditable(event.target))) void open(event);
      },
      { signal: listening.signal },
    );
    for (const link of document.querySelectorAll('[data-search]'))
      link.addEventListener(
        'click',
        (event) => {
          const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
          if (!ctrlKey && !metaKey && !shiftKey) void open(event);
        },
        { signal: listening.signal },
      );
    return () => listening.abort();
  }, [show]);

  return Dialog && <Dialog region={region} onClose={hide} />;
}
