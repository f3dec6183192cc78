/** Above the messages: the figures on the site that no editor has reviewed in time. */

import type { DeskClaims as Claims } from '@/lib/features/desk/more-schema';
import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { type DeskWords, day } from './words';

type Props = { items: Claims['items']; words: DeskWords; region: Region };

export function DeskClaims({ items, words, region }: Props) {
  if (items.length === 0) return null;
  return (
    <details className="form-note mb-6">
      <summary className="cursor-pointer font-semibold hover:underline">
        {fillWords(words.claims, { count: items.length })}
      </summary>
      <p className="wrap-anywhere mt-3 max-w-[68ch]">{words.claimsText}</p>
      <ul className="mt-3 border-line border-t">
        {items.map(({ id, wording, owner, review }) => (
          <li key={id} className="grid gap-x-6 border-line border-b py-2 grid:grid-cols-[1fr_1fr]">
            <span>
              {wording} <code className="wrap-anywhere text-muted text-sm">{id}</code>
            </span>
            <span className="text-muted">
              {fillWords(words.claimOf, { owner, date: day(review, region) })}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
