'use client';
/**
 * 'You have been idle for too long': covers the page until the visitor logs in again, here or in
 * another tab. Nothing else closes it.
 */
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { signOut } from '@/lib/platform/api-client/account';
import { noteSignedIn } from '@/lib/platform/api-client/signed-in';
import { loginFromHere } from '@/lib/platform/session/from-here';
import type { Messages } from '@/lib/site/content/messages';
import { saveDrafts } from './draft-fields';
import { takeDrafts } from './draft-store';
import { IDLE_LIMIT_MS, idleFor, onReturn, restartClock } from './idle-clock';
import { isSignedIn } from './idle-session';
import { emit } from './site-events';

const TITLE = 'idle-dialog-title';
const TEXT = 'idle-dialog-text';

type Props = { strings: Messages['idle']; onActive: () => void };

/** Whether the visitor is active in another tab, with a session: the old one ended for good there. */
const isBackElsewhere = async () => idleFor() < IDLE_LIMIT_MS && (await isSignedIn()) === true;

/** @returns whether the session is gone */
const logOut = () =>
  signOut().then(
    () => true,
    () => false,
  );

function goToLogin(): void {
  saveDrafts();
  restartClock();
  location.assign(loginFromHere());
}

export function IdleDialog({ strings, onActive }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const isBusy = useRef(false);

  const show = () => dialog.current?.showModal();
  useLayoutEffect(() => {
    const element = dialog.current;
    document.documentElement.dataset.covered = '';
    element?.showModal();
    return () => {
      delete document.documentElement.dataset.covered;
      // Only a dialog that is closed while it stands gives the focus back.
      element?.close();
    };
  }, []);

  /** @returns whether the page is free again */
  async function closeIfBack(): Promise<boolean> {
    if (!(await isBackElsewhere())) return false;
    noteSignedIn(true);
    // The page still shows what was typed.
    takeDrafts();
    onActive();
    return true;
  }
  const look = useEffectEvent(closeIfBack);
  useEffect(() => {
    const stop = new AbortController();
    window.addEventListener('focus', look, { signal: stop.signal });
    onReturn(look, stop.signal);
    return () => stop.abort();
  }, []);

  async function leave() {
    if (await closeIfBack()) return;
    const isOut = await logOut();
    setFailed(!isOut);
    if (isOut) goToLogin();
  }

  async function signInAgain() {
    if (isBusy.current) return;
    isBusy.current = true;
    setFailed(false);
    const work = leave();
    emit('site:busy', work);
    await work;
    isBusy.current = false;
  }

  return (
    <dialog
      ref={dialog}
      closedby="none"
      aria-labelledby={TITLE}
      aria-describedby={TEXT}
      className="dialog idle-dialog"
      onCancel={(event) => event.preventDefault()}
      // A browser may close a dialog at the second Escape, whatever the page says.
      onClose={show}
    >
      <h2 id={TITLE} className="text-2xl">
        {strings.title}
      </h2>
      <p id={TEXT}>
        {strings.text} {document.querySelector('form[data-draft]') && strings.draft}
      </p>
      <p role="alert" className="field-error">
        {hasFailed && strings.failed}
      </p>
      <Button onClick={signInAgain}>{strings.signInAgain}</Button>
    </dialog>
  );
}
