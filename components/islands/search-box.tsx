'use client';
/**
 * The field of the search and what it finds while a visitor types. Without scripts the same form asks
 * the page /search. Arrow keys move between the field and the results.
 */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Region } from '@/lib/platform/region/region';
import {
  type Hit,
  LONGEST_QUERY,
  type SearchIndex,
  searchPages,
} from '@/lib/site/search/search-pages';
import { fetchIndex } from './search-index';

export type SearchWords = Record<
  'field' | 'button' | 'hint' | 'none' | 'one' | 'many' | 'failed' | 'loading',
  string
>;

type Props = {
  region: Region;
  words: SearchWords;
  /** What the server has found already. */
  query?: string;
  hits?: Hit[];
  /** Whether the address of the page follows what is typed. */
  keepsAddress?: boolean;
  /** Shown in place of hits when there are none. */
  whenNone?: ReactNode;
};

export function SearchBox({ region, words, keepsAddress, whenNone, ...found }: Props) {
  const [query, setQuery] = useState(found.query ?? '');
  const [hits, setHits] = useState(found.hits ?? []);
  const [state, setState] = useState<'idle' | 'loading' | 'ready' | 'failed'>('idle');
  const index = useRef<SearchIndex>(undefined);
  const root = useRef<HTMLFormElement>(null);
  const id = useId();

  async function find(text: string) {
    setQuery(text);
    if (text.trim() === '') return setHits([]);
    try {
      if (!index.current) {
        setState('loading');
        index.current = await fetchIndex(region);
      }
      setState('ready');
      setHits(searchPages(index.current, text));
    } catch {
      setState('failed');
    }
    if (keepsAddress)
      history.replaceState(history.state, '', `?${new URLSearchParams({ q: text })}`);
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

  // A single letter is no word yet: see lib/site/search/search-pages.ts.
  const isAsked = query.trim().length > 1;
  const count = (hits.length === 1 ? words.one : words.many).replace(
    '{count}',
    String(hits.length),
  );
  const said = {
    idle: isAsked && found.hits ? (hits.length > 0 ? count : words.none) : words.hint,
    loading: words.loading,
    ready: !isAsked ? words.hint : hits.length > 0 ? count : words.none,
    failed: words.failed,
  }[state];
  return (
    <search>
      <form ref={root} action="/search" onKeyDown={move} className="search-box">
        <label htmlFor={`${id}-field`} className="font-semibold">
          {words.field}
        </label>
        <div className="flex gap-2">
          <input
            id={`${id}-field`}
            name="q"
            type="search"
            maxLength={LONGEST_QUERY}
            autoComplete="off"
            enterKeyHint="search"
            value={query}
            onChange={(event) => void find(event.target.value)}
            className="input min-w-0"
          />
          <Button type="submit">{words.button}</Button>
        </div>
        <p role="status" className="label">
          {said}
        </p>
        {said === words.none && whenNone}
        {hits.length > 0 && (
          <ol className="search-hits">
            {hits.map(({ path, title, under, description }) => (
              <li key={path}>
                <a href={encodeURI(path)} data-hit className="search-hit">
                  {under && <span className="label block">{under}</span>}
                  <span className="block font-semibold">{title}</span>
                  <span className="block text-muted text-sm">{description}</span>
                </a>
              </li>
            ))}
          </ol>
        )}
      </form>
    </search>
  );
}
