/** The messages of a page. Arrows or J and K move through them while one of them has the focus. */

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { DeskList, DeskListItem } from '@/lib/features/desk/schema';
import { fillWords } from '@/lib/site/content/fill-words';
import { addressWith, type Changes, isBrowsersOwn } from './use-address';
import { type DeskWords, type KindWords, moment } from './words';

type Props = {
  words: DeskWords;
  kinds: KindWords;
  list: DeskList;
  search: string;
  status: string;
  /** Of the message that is open. */
  id: string | undefined;
  go: (changes: Changes) => void;
};

/** How far each key moves the focus; Infinity is the last one. */
const STEPS: Record<string, number> = {
  j: 1,
  ArrowDown: 1,
  k: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

function step(event: React.KeyboardEvent<HTMLAnchorElement>) {
  const by = STEPS[event.key];
  if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const next = links.indexOf(event.currentTarget) + by;
  links[Math.max(0, Math.min(links.length - 1, next))]?.focus();
}

export function MessageList({ words, kinds, list, search, status, id, go }: Props) {
  const opened = useRef(id);
  const rows = useRef<HTMLUListElement>(null);

  // On a narrow screen the list gives way to the message; back from it the focus is where it was.
  useEffect(() => {
    const before = opened.current;
    opened.current = id;
    if (before && !id)
      rows.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(before)}"]`)?.focus();
  }, [id]);

  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  const turn = (to: number) => go({ page: to === 1 ? undefined : String(to), id: undefined });
  if (list.items.length === 0)
    return (
      <p className="mt-4 border-line-strong border-t py-8 text-lg">
        {status === 'new' && !/[?&](?:q|kind)=/.test(search)
          ? words.nothingWaits
          : words.nothingFound}
      </p>
    );
  return (
    <>
      <p className="mt-4 mb-2 text-muted text-sm max-grid:hidden">{words.keys}</p>
      <ul ref={rows} aria-label={words.listLabel} className="border-line-strong border-t">
        {list.items.map((item) => (
          <li key={item.id} className="border-line border-b">
            <Row
              {...{ item, words, kinds, search, go }}
              region={list.region}
              isOpen={item.id === id}
            />
          </li>
        ))}
      </ul>
      {list.pages > 1 && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            className="disabled:opacity-50"
            disabled={page <= 1}
            onClick={() => turn(page - 1)}
          >
            {words.newer}
          </Button>
          <span className="font-mono text-sm">
            {fillWords(words.page, { page, pages: list.pages })}
          </span>
          <Button
            variant="secondary"
            className="disabled:opacity-50"
            disabled={page >= list.pages}
            onClick={() => turn(page + 1)}
          >
            {words.older}
          </Button>
        </p>
      )}
    </>
  );
}

type RowProps = Pick<Props, 'words' | 'kinds' | 'search' | 'go'> & {
  item: DeskListItem;
  region: DeskList['region'];
  isOpen: boolean;
};

function Row({ item, words, kinds, search, go, region, isOpen }: RowProps) {
  const { id, reference, kind, name, subject, status, createdAt } = item;
  return (
    <a
      href={addressWith(search, { id })}
      data-id={id}
      aria-current={isOpen ? 'true' : undefined}
      onKeyDown={step}
      onClick={(event) => {
        if (isBrowsersOwn(event)) return;
        event.preventDefault();
        go({ id });
      }}
      className="grid gap-1 border-transparent border-l-4 py-3 pr-2 pl-3 -outline-offset-2 hover:bg-hovercolor aria-[current]:border-primarytheme aria-[current]:bg-secondarygradient1"
    >
      <span className="flex flex-wrap justify-between gap-x-4 font-mono text-muted text-xs">
        <span>{moment(createdAt, region)}</span>
        <span>{words[status]}</span>
      </span>
      <span className="wrap-anywhere line-clamp-2 font-semibold leading-snug">{name}</span>
      <span className="wrap-anywhere text-sm">
        {subject === kinds[kind] ? subject : `${kinds[kind]}: ${subject}`}
      </span>
      <span className="font-mono text-muted text-xs">{reference}</span>
    </a>
  );
}
