'use client';
/** The second factors of the account: loading, stranger, one step left, failed, shown. */
import { type ReactNode, useEffect, useState } from 'react';
import useSWR from 'swr';
import { listen } from '@/components/islands/site-events';
import { Button, ButtonLink } from '@/components/ui/button';
import { QUIET } from '@/lib/platform/api-client/read';
import { pathWithGap } from '@/lib/platform/session/second-factor';
import { AuthenticatorApp } from './authenticator-app';
import { FACTORS, readFactorState } from './factor-state';
import { PasskeyList } from './passkey-list';
import { NewCodes, RecoveryCodeList } from './recovery-code-list';
import type { FactorWords } from './words';

const PAGE = '/profile/safety';
const LOGIN = `/auth/login?next=${encodeURIComponent(PAGE)}`;

/** Said in place of the factors, or above them. */
function Note({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div role="status" className="form-summary mb-8">
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2">{text}</p>
      {children && <p className="mt-6">{children}</p>}
    </div>
  );
}

export default function SecondFactorIsland({ words }: { words: FactorWords }) {
  const { data, error, isLoading, mutate } = useSWR(FACTORS, readFactorState, QUIET);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [open, setOpen] = useState<string>();
  useEffect(
    () => listen('site:signed-out', () => void mutate({ is: 'stranger' }, false)),
    [mutate],
  );

  if (!data && error && !isLoading)
    return (
      <Note title={words.failedTitle} text={words.failedText}>
        <Button onClick={() => mutate()}>{words.retry}</Button>
      </Note>
    );
  if (!data)
    return (
      <p role="status" className="js-only text-muted">
        {words.loading}
      </p>
    );
  if (data.is === 'stranger')
    return (
      <Note title={words.strangerTitle} text={words.strangerText}>
        <ButtonLink href={LOGIN}>{words.signIn}</ButtonLink>
      </Note>
    );
  if (data.is === 'owed')
    return (
      <Note title={words.owedTitle} text={words.owedText}>
        <ButtonLink href={pathWithGap('owed', PAGE)}>{words.finish}</ButtonLink>
      </Note>
    );

  const { factors } = data;
  const hasFactor = factors.passkeys.length > 0 || factors.authenticator !== null;
  async function onChange(made: readonly string[] = []) {
    if (made.length > 0) setCodes(made);
    await mutate();
  }

  if (factors.needsFirstCode)
    return <Note title={words.firstCodeTitle} text={words.firstCodeText} />;
  if (factors.proof === 'login')
    return (
      <Note title={words.loginTitle} text={words.loginText}>
        <ButtonLink href={LOGIN}>{words.signIn}</ButtonLink>
      </Note>
    );
  const desk = factors.isRequired && hasFactor ? '/desk' : undefined;
  const parts = { factors, words, open, setOpen, onChange };
  return (
    <>
      {codes.length > 0 && (
        <NewCodes codes={codes} next={desk} words={words} onKept={() => setCodes([])} />
      )}
      {codes.length === 0 && desk && (
        <p className="mb-8">
          <ButtonLink href={desk}>{words.openDesk}</ButtonLink>
        </p>
      )}
      {factors.isRequired && !hasFactor && <Note title={words.staffTitle} text={words.staffText} />}
      <PasskeyList {...parts} />
      <AuthenticatorApp {...parts} />
      {hasFactor && <RecoveryCodeList {...parts} />}
    </>
  );
}
