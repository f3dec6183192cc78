'use client';
/** The account: fetched here, since all visitors get the same page. Loading, stranger, failed, shown. */
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { listen } from '@/components/islands/site-events';
import { Button, ButtonLink } from '@/components/ui/button';
import { changePasswordForm, profileForm } from '@/lib/features/profile/saved-forms';
import { QUIET } from '@/lib/platform/api-client/read';
import { here, loginFromHere } from '@/lib/platform/session/from-here';
import { pathWithGap } from '@/lib/platform/session/second-factor';
import { ACCOUNT, readAccount } from './account';
import { Block } from './block';
import { Company } from './company';
import { Files } from './files';
import { OwnData } from './own-data';
import { Person } from './person';
import { Roles } from './roles';
import { SavedForm } from './saved-form';
import { SentList } from './sent-list';
import { Message, Skeleton } from './states';
import { Texts } from './texts';
import { Topics } from './topics';
import { useProfileLoaded } from './use-profile-loaded';
import type { ProfileWords } from './words';

export default function ProfileIsland({ words }: { words: ProfileWords }) {
  const [isErased, setErased] = useState(false);
  const key = isErased ? null : ACCOUNT;
  const { data, error, isLoading, mutate } = useSWR(key, readAccount, QUIET);
  const isProfileLoaded = useProfileLoaded();
  // A visitor whose session has ended is a stranger here.
  useEffect(() => listen('site:signed-out', () => void mutate('stranger', false)), [mutate]);
  const farewell = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isErased) farewell.current?.focus();
  }, [isErased]);

  if (isErased)
    return (
      <Message reference={farewell} tone="done" title={words.erased} text={words.erasedText}>
        <ButtonLink href={words.home}>{words.goHome}</ButtonLink>
      </Message>
    );
  if (data === 'owed')
    return (
      <Message tone="plain" title={words.owedTitle} text={words.owedText}>
        <ButtonLink href={pathWithGap('owed', here())}>{words.finish}</ButtonLink>
      </Message>
    );
  if (data === 'stranger')
    return (
      <Message tone="plain" title={words.strangerTitle} text={words.strangerText}>
        <ButtonLink href={loginFromHere()}>{words.signIn}</ButtonLink>
      </Message>
    );
  if (!data && error && !isLoading)
    return (
      <Message tone="failed" title={words.failedTitle} text={words.failedText}>
        <Button onClick={() => mutate()}>{words.retry}</Button>
      </Message>
    );
  if (!data) return <Skeleton text={words.loading} />;

  const { profile, company, topics, acknowledgements, submissions, files } = data;
  const { name, phone, jobTitle, hasPassword } = profile;
  const reload = () => mutate();
  return (
    <div className="profile">
      {!isProfileLoaded && (
        <div role="status" className="form-note mb-8">
          <p>{words.outdated}</p>
          <p className="mt-3">
            <Button variant="secondary" onClick={reload}>
              {words.retry}
            </Button>
          </p>
        </div>
      )}
      <Person profile={profile} words={words} reload={reload} />
      <SentList submissions={submissions} words={words} reload={reload} />
      <Block title={words.details} text={words.detailsText}>
        <SavedForm
          form={profileForm}
          words={words.forms.details}
          given={{ name, phone: phone ?? '', jobTitle: jobTitle ?? '' }}
          onSaved={reload}
        />
      </Block>
      <Block title={words.password} text={words.passwordText}>
        {hasPassword ? (
          <SavedForm form={changePasswordForm} words={words.forms.password} />
        ) : (
          <>
            <p>{words.noPassword}</p>
            <p className="mt-4">
              <ButtonLink variant="secondary" href="/auth/forgot-password">
                {words.choosePassword}
              </ButtonLink>
            </p>
          </>
        )}
      </Block>
      <Block title={words.safety} text={words.safetyText}>
        <ButtonLink variant="secondary" href="/profile/safety">
          {words.openSafety}
        </ButtonLink>
      </Block>
      <Roles words={words} />
      <Company company={company} words={words} reload={reload} />
      <Topics topics={topics} words={words} />
      <Texts texts={acknowledgements} words={words} reload={reload} />
      <Files files={files} words={words} reload={reload} />
      <OwnData hasPassword={hasPassword} words={words} onErased={() => setErased(true)} />
    </div>
  );
}
