/** Our terms and policies, and which of them the account has acknowledged in their present revision. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { FullInfo } from '@/lib/features/profile/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { dayOf } from '@/lib/site/content/readers-clock';
import { Block } from './block';
import type { ProfileWords } from './words';

type Props = {
  texts: FullInfo['acknowledgements'];
  words: ProfileWords;
  reload: () => Promise<unknown>;
};

const statusId = (actionId: string) => `read-${actionId}`;

export function Texts({ texts, words, reload }: Props) {
  const [hasFailed, setFailed] = useState(false);

  function acknowledge(actionId: string) {
    setFailed(false);
    callApi(`/acknowledgement/${actionId}`, { method: 'POST', idempotencyKey: `read-${actionId}` })
      .then(reload)
      // The button that had the focus is gone.
      .then(() => document.getElementById(statusId(actionId))?.focus())
      .catch(() => setFailed(true));
  }

  return (
    <Block title={words.texts} text={words.textsText}>
      <ul className="border-line border-t">
        {texts.map(({ actionId, title, path, revision, acknowledgedAt }) => (
          <li key={actionId} className="profile-row">
            <span>
              <a href={path} className="inline-link font-semibold">
                {title}
              </a>
              <span className="label block">{words.revision.replace('{revision}', revision)}</span>
            </span>
            <span id={statusId(actionId)} tabIndex={-1} className="text-muted text-sm">
              {acknowledgedAt
                ? words.acknowledgedOn.replace('{date}', dayOf(acknowledgedAt))
                : words.notAcknowledged}
            </span>
            {!acknowledgedAt && (
              <Button
                variant="secondary"
                aria-label={words.acknowledgeLabel.replace('{title}', title)}
                onClick={() => acknowledge(actionId)}
              >
                {words.acknowledge}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p role="alert" className="field-error mt-2 empty:hidden">
        {hasFailed && words.notSaved}
      </p>
    </Block>
  );
}
