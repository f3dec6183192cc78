'use client';
/**
 * The confidentiality overlay: the owner of what stands here, and what a visitor may do with it. Escape
 * closes it without an answer; nothing is stored whichever way it goes.
 */
import { type SyntheticEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { Messages } from '@/lib/site/content/messages';
import { emit } from './site-events';

export type OverlayProps = {
  strings: Messages['confidentiality'];
  /** How often it was asked for: each time it opens again, however quickly. */
  times: number;
  onClose: () => void;
};

const TITLE = 'confidentiality-title';
const TEXT = 'confidentiality-text';

export function ConfidentialityOverlay({ strings, times, onClose }: OverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (times > 0 && !dialog.current?.open) dialog.current?.showModal();
  }, [times]);

  /** The browser has given the focus back by now; the banner may take it. */
  function leave({ currentTarget: { open, returnValue } }: SyntheticEvent<HTMLDialogElement>) {
    // The browser tells late that it has closed the dialog; by then it may be open again.
    if (open) return;
    if (returnValue === 'deny') emit('site:cookie-banner', undefined);
    onClose();
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={TITLE}
      aria-describedby={TEXT}
      className="dialog confidentiality"
      onClose={leave}
    >
      <h2 id={TITLE} className="confidentiality-title">
        {strings.title}
      </h2>
      <div id={TEXT} className="dialog-body grid gap-3">
        <p>{strings.owner}</p>
        <p>{strings.use}</p>
        <p className="text-muted text-sm">{strings.limits}</p>
        <p className="text-muted text-sm">{strings.denial}</p>
      </div>
      <form method="dialog" className="dialog-foot">
        <Button type="submit" value="agree" variant="secondary">
          {strings.agree}
        </Button>
        <Button type="submit" value="deny" variant="secondary">
          {strings.deny}
        </Button>
      </form>
    </dialog>
  );
}
