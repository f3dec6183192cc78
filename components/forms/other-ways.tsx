'use client';
/** The ways into an account besides its password. Each keeps where the visitor wanted to go. */
import { useEffect, useState } from 'react';
import type { Words } from './field-props';

const WAYS = [
  { href: '/auth/forgot-password', word: 'forgotten' },
  { href: '/auth/code?purpose=login', word: 'byCode' },
  { href: '/auth/register', word: 'register' },
] as const;

export function OtherWays({ words }: { words: Words }) {
  const [next, setNext] = useState<string | null>(null);
  // The page was built before any visitor asked for anything.
  useEffect(() => setNext(new URLSearchParams(location.search).get('next')), []);
  const withNext = (href: string) =>
    next ? `${href}${href.includes('?') ? '&' : '?'}next=${encodeURIComponent(next)}` : href;
  return (
    <ul className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
      {WAYS.map(({ href, word }) => (
        <li key={word}>
          <a href={withNext(href)} className="inline-link">
            {words[word]}
          </a>
        </li>
      ))}
    </ul>
  );
}
