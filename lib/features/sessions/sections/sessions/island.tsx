'use client';
/** The list of sessions in the browser: loading, stranger, failed, shown. */
import { useEffect } from 'react';
import useSWR from 'swr';
import { listen } from '@/components/islands/site-events';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Sessions } from '@/lib/features/sessions/schema';
import { fetchSession } from '@/lib/platform/api-client/account';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { EndSessions } from './end-sessions';
import type { SessionWords } from './words';

/** @returns null for a stranger, who is asked to sign in and is no failure */
async function readSessions(path: string): Promise<Sessions | null> {
  const session = await fetchSession();
  return session.signedIn ? read(path) : null;
}

export default function SessionsIsland({ words }: { words: SessionWords }) {
  const { data, error, mutate } = useSWR('/user/sessions', readSessions, QUIET);
  useEffect(() => listen('site:signed-out', () => void mutate(null, false)), [mutate]);

  if (data) return <EndSessions data={data} words={words} reload={() => mutate()} />;
  if (data === null)
    return (
      <div role="status" className="form-note">
        <p>{words.stranger}</p>
        <p className="mt-4">
          <ButtonLink href="/auth/login?next=/profile/safety">{words.signIn}</ButtonLink>
        </p>
      </div>
    );
  if (error)
    return (
      <div role="alert" className="form-summary">
        <p>{words.failed}</p>
        <Button variant="secondary" className="mt-4" onClick={() => mutate()}>
          {words.retry}
        </Button>
      </div>
    );
  return (
    <p role="status" className="js-only text-muted">
      {words.loading}
    </p>
  );
}
