/**
 * What is looked for and what was found. The address says the first, so that a visitor can send a search
 * on; the API answers with the second as soon as the visitor asks for anything.
 */
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import {
  addressOf,
  type Criteria,
  isAsked,
  NOTHING_ASKED,
  searchOf,
} from '@/lib/features/careers/criteria';
import type { SearchResult } from '@/lib/features/careers/schema';

export type Answer = {
  criteria: Criteria;
  chosen: string[];
  result?: SearchResult | undefined;
  hasFailed?: boolean | undefined;
};

/** While a visitor types, a search waits for a pause of this many ms. */
const PAUSE = 300;

async function search(criteria: Criteria): Promise<SearchResult> {
  const { callApi } = await import('@/lib/platform/api-client/call-api');
  const json = searchOf(criteria);
  return (await callApi('/search/requirements', { method: 'POST', json })).json();
}

/** @param answer what the server has found for the address of the page */
export function useJobSearch(answer: Answer | undefined) {
  const [criteria, setCriteria] = useState(answer?.criteria ?? NOTHING_ASKED);
  const [asked, setAsked] = useState(criteria);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  const key = isAsked(asked) ? `jobs${addressOf(asked)}` : null;
  const firstKey = answer && `jobs${addressOf(answer.criteria)}`;
  const { data, error, isLoading, isValidating, mutate } = useSWR<SearchResult>(
    key,
    () => search(asked),
    {
      keepPreviousData: true,
      revalidateOnFocus: false,
      revalidateIfStale: false,
      shouldRetryOnError: false,
      ...(firstKey && answer.result && { fallback: { [firstKey]: answer.result } }),
    },
  );

  /** Another question begins at its first page. */
  function ask(change: Partial<Criteria>, after = 0) {
    const next = { ...criteria, page: 1, ...change };
    setCriteria(next);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => {
      setAsked(next);
      history.replaceState(history.state, '', `${location.pathname}${addressOf(next)}`);
    }, after);
  }

  return {
    criteria,
    ask,
    /** Of a field that is being typed in. */
    askSoon: (change: Partial<Criteria>) => ask(change, PAUSE),
    result: key ? data : undefined,
    isLoading: key !== null && (isLoading || isValidating),
    hasFailed:
      key !== null &&
      ((error !== undefined && !isValidating) ||
        (!data && key === firstKey && answer?.hasFailed === true)),
    retry: () => void mutate(),
  };
}
