'use client';
/**
 * The field of the search and what it finds while a visitor types. Without scripts the same form asks
 * the page /search. Arrow keys move between the field and the results.
 */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { otherRegion, type Region } from '@/lib/platform/region/region';
import {
  type Hit,
  hasWord,
  LONGEST_QUERY,
  MOST_HITS,
  searchPages,
} from '@/lib/site/search/search-pages';
import { HitsElsewhere, SearchHits } from './search-hits';
import { fetchElsewhere, fetchIndex } from './search-index';
import { SearchNext } from './search-next';

export type SearchWords = Record<
  | 'field'
  | 'button'
  | 'hint'
  | 'none'
  | 'one'
  | 'most'
  | 'many'
  | 'failed'
  | 'loading'
  | 'elsewhere'
  | 'elsewhereAll'
  | 'next'
  | 'nextAsk'
  | 'nextHelp'
  | 'nextProducts',
  string
>;

type Props = {
  region: Region;
  words: SearchWords;
  /** What the server has found already. */
  query?: string;
  hits?: Hit[];
  /** What it has found in the other edition, where this one has no page with every word. */
  elsewhere?: Hit[];
  /** Whether the address of the page follows what is typed. */
  keepsAddress?: boolean;
  /** Shown in place of hits when there are none. */
  whenNone?: ReactNode;
};

export function SearchBox({ region, words, keepsAddress, whenNone, ...found }: Props) {
  const [query, setQuery] = useState(found.query ?? '');
  const [hits, setHits] = useState(found.hits ?? []);
  const [elsewhere, setElsewhere] = useState(found.elsewhere ?? []);
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  /** Of the text that was typed last: an answer to another one comes too late. */
  const latest = useRef('');
  const root = useRef<HTMLFormElement>(null);
  const id = useId();

  async function look(text: string) {
    const { hits: here, isWhole } = searchPages(await fetchIndex(region), text);
    setState('ready');
    if (latest.current !== text) return;
    setHits(here);
    if (isWhole) return setElsewhere([]);
    const there = await fetchElsewhere(otherRegion(region), text);
    if (latest.current === text) setElsewhere(there);
  }

  async function find(text: string) {
    setQuery(text);
    latest.current = text;
    if (keepsAddress)
      history.replaceState(history.state, '', `?${new URLSearchParams({ q: text })}`);
    if (!hasWord(text)) {
      setHits([]);
      return setElsewhere([]);
    }
    if (state !== 'ready') setState('loading');
    try {
      await look(text);
    } catch {
      setState('failed');
    }
  }

  function move(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [...(root.current?.querySelectorAll<HTMLElement>('input, [data-hit]') ?? [])];
    const next = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const isAsked = hasWord(query);
  const amount = hits.length === 1 ? words.one : hits.length < MOST_HITS ? words.many : words.most;
  const count = amount.replace('{count}', String(hits.length));
  const answer = !isAsked ? words.hint : hits.length > 0 ? count : words.none;
  const said = {
    idle: found.hits ? answer : words.hint,
    loading: words.loading,
    ready: answer,
    failed: words.failed,
  }[state];
  return (
    <search>
      <form ref={root} action="/search" onKeyDown={move} className="search-box">
        <label htmlFor={`${id}-field`} className="font-semibold">
          {words.field}
        </label>
        <div className="search-line">
          <input
            id={`${id}-field`}
            name="q"
            type="search"
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => void find(event.target.value)}
            className="input"
          />
          <Button type="submit">{words.button}</Button>
        </div>
        <p role="status" className={said === count ? 'label' : 'text-muted'}>
          {said}
        </p>
        <HitsElsewhere region={region} query={query} hits={elsewhere} words={words} />
        <SearchHits hits={hits} />
        {said === words.none && (
          <>
            <SearchNext words={words} />
            {whenNone}
          </>
        )}
      </form>
    </search>
  );
}
