'use client';
/** The search on its own page: finds while somebody types, and keeps the words in the address. */
import type { ComponentProps } from 'react';
import { SearchBox } from '@/components/islands/search-box';

type Props = Omit<ComponentProps<typeof SearchBox>, 'keepsAddress'>;

export default function SearchOnPage(props: Props) {
  return <SearchBox {...props} keepsAddress />;
}
