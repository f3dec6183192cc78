'use client';
/** The search as a dialog over any page. */
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Region } from '@/lib/platform/region/region';
import { SearchBox, type SearchWords } from './search-box';

type Props = {
  region: Region;
  words: SearchWords & Record<'title' | 'close', string>;
  onClose: () => void;
};

const TITLE = 'search-dialog-title';

export function SearchDialog({ region, words, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector('input')?.focus();
  }, []);

  return (
    <dialog ref={dialog} aria-labelledby={TITLE} className="dialog" onClose={onClose}>
      <header className="dialog-head">
        <h2 id={TITLE} className="text-xl">
          {words.title}
        </h2>
        <Button variant="tool" onClick={() => dialog.current?.close()}>
          <span aria-hidden="true" className="text-2xl">
            ×
          </span>
          <span className="sr-only">{words.close}</span>
        </Button>
      </header>
      <div className="dialog-body">
        <SearchBox region={region} words={words} />
      </div>
    </dialog>
  );
}
