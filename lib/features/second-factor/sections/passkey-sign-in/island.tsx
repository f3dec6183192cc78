'use client';
/** Asks for the passkey once the button is pressed, and leads on to where the visitor wanted to go. */
import { useEffect, useState } from 'react';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import { secondFactorForm } from '@/lib/features/second-factor/forms';
import { CallFailure } from '@/lib/platform/api-client/send';
import { hasPasskeySupport, isCancelled, presentPasskey } from '../../browser-passkeys';

type Words = Readonly<Record<'use' | 'cancelled' | 'failed' | 'unsupported', string>>;

export default function PasskeySignInIsland({ words }: { words: Words }) {
  const [isSupported, setSupported] = useState<boolean>();
  const [problem, setProblem] = useState<string>();
  // The server cannot know what the browser can do.
  useEffect(() => setSupported(hasPasskeySupport()), []);

  function explain(error: unknown) {
    const isRefused = error instanceof CallFailure && error.status < 500;
    setProblem(isCancelled(error) ? words.cancelled : isRefused ? error.message : words.failed);
  }

  async function show() {
    const answer = await presentPasskey();
    const { leadOn } = await import('@/components/forms/lead-on');
    leadOn(secondFactorForm, { ...answer }, answer);
  }

  function press() {
    setProblem(undefined);
    emit('site:busy', show().catch(explain));
  }

  if (isSupported === false) return <p>{words.unsupported}</p>;
  return (
    <div className="js-only">
      <Button onClick={press}>{words.use}</Button>
      <p role="alert" className="field-error mt-4 empty:hidden">
        {problem}
      </p>
    </div>
  );
}
