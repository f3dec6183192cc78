/** What the person sent to a desk, and how far the desk is; a table that is cards on a narrow screen. */
import { ButtonLink } from '@/components/ui/button';
import type { FullInfo } from '@/lib/features/profile/schema';
import { dayOf } from './account';
import { Block } from './block';
import type { ProfileWords } from './words';

type Props = { submissions: FullInfo['submissions']; words: ProfileWords };

export function SentList({ submissions, words }: Props) {
  const heads = [words.sentReference, words.sentKind, words.sentDate, words.sentStatus];
  return (
    <Block title={words.sent} text={words.sentText}>
      {submissions.length === 0 ? (
        <>
          <p>{words.sentNone}</p>
          <p className="mt-4">
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
            {submissions.map(({ reference, kind, createdAt, status }) => (
              <tr key={reference}>
                <th scope="row" className="font-mono">
                  {reference}
                </th>
                <td data-label={words.sentKind}>{words.kinds[kind]}</td>
                <td data-label={words.sentDate}>{dayOf(createdAt)}</td>
                <td data-label={words.sentStatus}>{words.statuses[status]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Block>
  );
}
