/** What the account hears of, as switches. Each is kept at once. */
import { useState } from 'react';
import type { FullInfo } from '@/lib/features/profile/schema';
import { TOPICS, type Topic } from '@/lib/features/profile/topics';
import { callApi } from '@/lib/platform/api-client/call-api';
import { Block } from './block';
import type { ProfileWords } from './words';

type Props = { topics: FullInfo['topics']; words: ProfileWords };

export function Topics({ topics, words }: Props) {
  const [chosen, setChosen] = useState<readonly Topic[]>(topics);
  const [hasFailed, setFailed] = useState(false);

  function choose(topic: Topic, isOn: boolean) {
    const others = (list: readonly Topic[]) => list.filter((one) => one !== topic);
    const show = (on: boolean) =>
      setChosen((list) => (on ? [...others(list), topic] : others(list)));
    show(isOn);
    setFailed(false);
    const method = isOn ? 'POST' : 'DELETE';
    callApi('/user/profile/subscriptions', {
      method,
      json: { topic },
      // Without it a POST is not repeated with a fresh login.
      idempotencyKey: `topic-${topic}`,
    }).catch(() => {
      show(!isOn);
      setFailed(true);
    });
  }

  return (
    <Block title={words.hears} text={words.hearsText}>
      {TOPICS.map((topic) => (
        <label key={topic} className="category">
          <span>
            <span className="block font-semibold">{words.topics[topic].title}</span>
            <span className="block text-muted text-sm">{words.topics[topic].text}</span>
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={chosen.includes(topic)}
            checked={chosen.includes(topic)}
            onChange={(event) => choose(topic, event.target.checked)}
            className="switch"
          />
        </label>
      ))}
      <p role="alert" className="field-error mt-2 empty:hidden">
        {hasFailed && words.notSaved}
      </p>
    </Block>
  );
}
