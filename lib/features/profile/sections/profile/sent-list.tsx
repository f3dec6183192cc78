/** What the person sent to a desk, and how far the desk is; a table that is cards on a narrow screen. */
import { Fragment, useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import type { FullInfo } from '@/lib/features/profile/schema';
import { dayOf } from '@/lib/site/content/readers-clock';
import { Block } from './block';
import { namedMessage } from './named-message';
import { OwnThread } from './own-thread';
import type { ProfileWords } from './words';

type Props = {
  submissions: FullInfo['submissions'];
  words: ProfileWords;
  reload: () => Promise<unknown>;
};

/** Which message is open: at first the one that the address names. */
function useNamed(): [string | undefined, (reference: string | undefined) => void] {
  const [named, setNamed] = useState<string>();
  useEffect(() => {
    // Another place of the page, such as that of 'Skip to the content', leaves open what is open.
    const read = () => setNamed((open) => namedMessage() ?? open);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return [named, setNamed];
}

export function SentList({ submissions, words, reload }: Props) {
  const [opened, setOpened] = useNamed();
  const heads = [words.sentSubject, words.sentKind, words.sentDate, words.sentStatus];
  return (
    <Block title={words.sent} text={words.sentText}>
      {submissions.length === 0 ? (
        <>
          <p>{words.sentNone}</p>
          <p className="mt-4 flex flex-wrap gap-3">
            <ButtonLink variant="secondary" href="/support">
              {words.askSupport}
            </ButtonLink>
            <ButtonLink variant="secondary" href="/contact-us">
              {words.write}
            </ButtonLink>
          </p>
        </>
      ) : (
        <table aria-label={words.sent} className="profile-sent">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className="label">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {submissions.map(({ reference, kind, subject, createdAt, status }) => (
              <Fragment key={reference}>
                <tr>
                  <th scope="row">
                    <button
                      type="button"
                      className="profile-open"
                      aria-expanded={opened === reference}
                      onClick={() => setOpened(opened === reference ? undefined : reference)}
                    >
                      <span className="wrap-anywhere font-semibold text-link underline underline-offset-4">
                        {subject}
                      </span>
                      <span className="block font-mono font-normal text-muted text-sm">
                        {reference}
                      </span>
                    </button>
                  </th>
                  <td data-label={words.sentKind}>{words.kinds[kind]}</td>
                  <td data-label={words.sentDate}>{dayOf(createdAt)}</td>
                  <td data-label={words.sentStatus}>{words.statuses[status]}</td>
                </tr>
                {opened === reference && (
                  <tr className="profile-thread">
                    <td colSpan={heads.length}>
                      <OwnThread reference={reference} words={words} onReplied={reload} />
                    </td>
                  </tr>
                )}
              </Fragment>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}
