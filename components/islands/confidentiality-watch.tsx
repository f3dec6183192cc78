'use client';
/**
 * Watches for the events of `is-confidential.ts`, blocks what they would do, and then loads and
 * shows the overlay. A visitor who writes in a field is left alone. It is a reminder and no protection,
 * since the pages are public: each event is blocked anew, also after 'I Agree', and no answer is kept.
 */
import { useEffect, useState } from 'react';
import type { OverlayProps } from './confidentiality-overlay';
import { isConfidential } from './is-confidential';
import { lateWords } from './late-words';
import { useOnDemand } from './use-on-demand';

const EVENTS = ['copy', 'cut', 'paste', 'keydown', 'keyup'];
/** Fields, and what staff read at the desk, which was written to them. */
const FREE =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [data-copyable]';

async function loadOverlay() {
  const [{ ConfidentialityOverlay }, { confidentiality }] = await Promise.all([
    import('./confidentiality-overlay'),
    lateWords(),
  ]);
  return (props: Omit<OverlayProps, 'strings'>) => (
    <ConfidentialityOverlay strings={confidentiality} {...props} />
  );
}

/** Also within a component of its own, whose inside `event.target` does not tell. */
function isFree(event: Event): boolean {
  return event.composedPath().some((node) => node instanceof Element && node.matches(FREE));
}

export function ConfidentialityWatch() {
  const { Shown: Overlay, show, hide } = useOnDemand(loadOverlay);
  const [times, setTimes] = useState(0);

  useEffect(() => {
    const watch = (event: Event) => {
      if (!isConfidential(event) || isFree(event)) return;
      event.preventDefault();
      setTimes((before) => before + 1);
      void show();
    };
    for (const name of EVENTS) addEventListener(name, watch, true);
    return () => {
      for (const name of EVENTS) removeEventListener(name, watch, true);
    };
  }, [show]);

  return Overlay && <Overlay times={times} onClose={hide} />;
}
