/** What else the same person sent to the desk, each to be opened. */
import type { DeskSubmission } from '@/lib/features/desk/schema';
import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { addressWith, type Changes, isBrowsersOwn } from './use-address';
import { type DeskWords, moment } from './words';

type Props = {
  others: DeskSubmission['others'];
  words: DeskWords;
  region: Region;
  go: (changes: Changes) => void;
};

export function Others({ others, words, region, go }: Props) {
  if (others.length === 0) return null;
  return (
    <details className="border-line border-t p-5">
      <summary className="min-h-[44px] cursor-pointer py-2 font-semibold hover:underline">
        {fillWords(words.others, { count: others.length })}
      </summary>
      <ul>
        {others.map(({ id, subject, status, createdAt }) => (
          <li key={id} className="border-line border-b">
            <a
              href={addressWith(location.search, { id })}
              className="flex flex-wrap justify-between gap-x-4 py-3 hover:underline"
              onClick={(event) => {
                if (isBrowsersOwn(event)) return;
                event.preventDefault();
                go({ id });
              }}
            >
              <span className="wrap-anywhere">{subject}</span>
              <span className="font-mono text-muted text-xs">
                {moment(createdAt, region)} · {words[status]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
