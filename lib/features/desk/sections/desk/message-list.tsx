/** The messages of a page, each to be opened or ticked; its keys are those of desk-keys.ts. */

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import type { DeskList, DeskListItem } from '@/lib/features/desk/schema';
import { fillWords } from '@/lib/site/content/fill-words';
import { focusRow } from './desk-keys';
import { DueLine } from './due-line';
import { addressWith, type Changes, isBrowsersOwn } from './use-address';
import { ago, type DeskWords, type KindWords, moment } from './words';

type Props = {
  words: DeskWords;
  kinds: KindWords;
  list: DeskList;
  search: string;
  status: string;
  /** Of the message that is open. */
  id: string | undefined;
  go: (changes: Changes) => void;
  /** The ids that are ticked. */
  chosen: readonly string[];
  onChoose: (id: string) => void;
};

export function MessageList(props: Props) {
  const { words, kinds, list, search, status, id, go, chosen, onChoose } = props;
  const opened = useRef(id);

  // On a narrow screen the list gives way to the message; back from it the focus is where it was.
  useEffect(() => {
    const before = opened.current;
    opened.current = id;
    if (before && !id) focusRow(before);
  }, [id]);

  const page = Number(new URLSearchParams(search).get('page') ?? 1);
  const turn = (to: number) => go({ page: to === 1 ? undefined : String(to), id: undefined });
  if (list.items.length === 0)
    return (
      <p className="mt-4 border-line-strong border-t py-8 text-lg">
        {status === 'new' && !/[?&](?:q|kind|assigned|from|to)=/.test(search)
          ? words.nothingWaits
          : words.nothingFound}
      </p>
    );
  return (
    <>
      <ul aria-label={words.listLabel} className="border-line-strong border-t">
        {list.items.map((item) => (
          <li key={item.id} className="flex items-start border-line border-b">
            <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
              <span className="sr-only">
                {fillWords(words.choose, { reference: item.reference })}
              </span>
              <input
                type="checkbox"
                checked={chosen.includes(item.id)}
                onChange={() => onChoose(item.id)}
              />
            </label>
            <Row
              {...{ item, words, kinds, search, go }}
              region={list.region}
              by={list.staff.find((one) => one.id === item.assigneeId)?.name}
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
  /** On whose table it is. */
  by: string | undefined;
  isOpen: boolean;
};

function Row({ item, words, kinds, search, go, region, by, isOpen }: RowProps) {
  const { id, reference, kind, name, company, subject, weight, urgency, status } = item;
  const since = status === 'new' ? item.waitingSince : item.createdAt;
  // Only a reply lets a message wait anew.
  const isReply = since !== item.createdAt;
  return (
    <a
      href={addressWith(search, { id })}
      data-id={id}
      aria-current={isOpen ? 'true' : undefined}
      onClick={(event) => {
        if (isBrowsersOwn(event)) return;
        event.preventDefault();
        go({ id });
      }}
      className="grid min-w-0 flex-1 gap-1 border-transparent border-l-4 py-3 pr-2 pl-3 -outline-offset-2 hover:bg-hovercolor aria-[current]:border-primarytheme aria-[current]:bg-secondarygradient1"
    >
      <span className="flex flex-wrap justify-between gap-x-4 font-mono text-muted text-xs">
        <span>
          {moment(since, region)} · {ago(since, region)}
        </span>
        <span className={isReply ? 'font-bold text-color' : undefined}>
          {isReply ? words.newReply : words[status]}
        </span>
      </span>
      <span className="wrap-anywhere line-clamp-2 font-semibold leading-snug">{subject}</span>
      <span className="wrap-anywhere text-sm">
        {[name, company, subject !== kinds[kind] && kinds[kind]].filter(Boolean).join(', ')}
      </span>
      {weight && (
        <span className={urgency === 'stopped' ? 'font-semibold text-sm' : 'text-sm'}>
          {weight}
        </span>
      )}
      <DueLine item={item} words={words} region={region} />
      <span className="flex flex-wrap justify-between gap-x-4 font-mono text-muted text-xs">
        <span>{reference}</span>
        <span>{by}</span>
      </span>
    </a>
  );
}
