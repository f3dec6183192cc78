/** One line for each browser: which it is, since when, and the button that signs it out. */
import { Button } from '@/components/ui/button';
import type { SessionItem } from '@/lib/features/sessions/schema';
import { momentOf } from '@/lib/site/content/readers-clock';
import type { SessionWords } from './words';

type Props = {
  items: SessionItem[];
  words: SessionWords;
  /** Without it nothing can be ended now. */
  onEnd: ((id: string) => void) | undefined;
};

function nameOf({ browser, system }: SessionItem, words: SessionWords): string {
  if (browser && system)
    return words.onSystem.replace('{browser}', browser).replace('{system}', system);
  return browser ?? (system ? words.someOnSystem.replace('{system}', system) : words.unknown);
}

export function SessionList({ items, words, onEnd }: Props) {
  return (
    <ul aria-label={words.list} className="border-line-strong border-t">
      {items.map((item) => {
        const { id, region, createdAt, lastUsedAt, isCurrent } = item;
        const name = nameOf(item, words);
        const facts = [
          words.began.replace('{date}', momentOf(createdAt)),
          words.used.replace('{date}', momentOf(lastUsedAt)),
          ...(region ? [words.editions[region]] : []),
        ];
        return (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line border-b py-4"
          >
            <div className="min-w-0">
              <p className="wrap-anywhere font-semibold">
                {name}
                {isCurrent && <span className="label ml-3">{words.current}</span>}
              </p>
              <ul className="label mt-1 flex flex-wrap gap-x-5">
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            </div>
            {!isCurrent && onEnd && (
              <Button
                variant="danger-outline"
                aria-label={words.endLabel
                  .replace('{name}', name)
                  .replace('{date}', momentOf(createdAt))}
                onClick={() => onEnd(id)}
              >
                {words.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
