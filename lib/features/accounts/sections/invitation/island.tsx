'use client';
/** The inviter, by the code in the address; a visitor who is signed in joins by a button. */
import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Invitation } from '@/lib/features/accounts/schema';
import { fetchSession } from '@/lib/platform/api-client/account';
import { callApi } from '@/lib/platform/api-client/call-api';

type Words = Readonly<Record<string, string>>;
type State = { invitation: Invitation; isSignedIn: boolean };

const pathOf = (code: string) => `/auth/invite/${encodeURIComponent(code)}`;

async function read(path: string): Promise<State> {
  const [answer, session] = await Promise.all([callApi(path), fetchSession()]);
  // Whoever owes a second factor joins once they have shown it.
  const isSignedIn = session.signedIn && session.secondFactor !== 'owed';
  return { invitation: await answer.json(), isSignedIn };
}

const statusOf = (error: unknown) => Object(error).status as number | undefined;

export default function InvitationIsland({ words }: { words: Words }) {
  // The page was built before any visitor had a code.
  const [code, setCode] = useState<string>();
  useEffect(() => setCode(new URLSearchParams(location.search).get('code') ?? ''), []);
  const { data, error, mutate } = useSWR<State>(code ? pathOf(code) : null, read, {
    shouldRetryOnError: false,
    revalidateOnFocus: false,
  });
  const [joined, setJoined] = useState<string>();
  const [problem, setProblem] = useState<string>();

  function join() {
    setProblem(undefined);
    callApi(pathOf(code ?? ''), { method: 'POST' })
      .then((response) => response.json())
      .then(({ company }: { company: string }) => setJoined(company))
      .catch((failure: unknown) =>
        setProblem(statusOf(failure) === 404 ? words.notYours : words.failed),
      );
  }

  if (joined)
    return (
      <div role="status" className="form-summary form-done">
        <p className="text-lg">{words.joined?.replace('{company}', joined)}</p>
        <p className="mt-4">
          <ButtonLink href="/profile">{words.profile}</ButtonLink>
        </p>
      </div>
    );
  if (code === '' || statusOf(error) === 404)
    return (
      <div role="status" data-closed>
        <p>{code === '' ? words.noCode : words.closed}</p>
        <p className="mt-4">
          <ButtonLink variant="secondary" href="/auth/register">
            {words.register}
          </ButtonLink>
        </p>
      </div>
    );
  if (error)
    return (
      <div role="alert">
        <p>{words.failed}</p>
        <Button variant="secondary" className="mt-4" onClick={() => mutate()}>
          {words.retry}
        </Button>
      </div>
    );
  if (!data) return <p role="status">{words.loading}</p>;
  const { invitation, isSignedIn } = data;
  const sentence = invitation.invitedBy ? words.invitedBy : words.invited;
  return (
    <div>
      <p className="break-words text-xl" role="status">
        {sentence
          ?.replace('{name}', () => invitation.invitedBy ?? '')
          .replace('{company}', () => invitation.company)}
      </p>
      {isSignedIn && invitation.leaves && (
        <p className="form-note mt-4 break-words">
          {words.leaves?.replace('{company}', () => invitation.leaves ?? '')}
        </p>
      )}
      <p role="alert" className="field-error mt-4 empty:hidden">
        {problem}
      </p>
      <p className="mt-6">
        {isSignedIn ? (
          <Button onClick={join}>{words.join}</Button>
        ) : (
          <ButtonLink
            variant="secondary"
            href={`/auth/login?next=${encodeURIComponent(`/auth/invite?code=${code}`)}`}
          >
            {words.signIn}
          </ButtonLink>
        )}
      </p>
    </div>
  );
}
