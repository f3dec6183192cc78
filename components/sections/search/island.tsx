'use client';
/** The search on its own page: finds while somebody types, and keeps the words in the address. */
import type { ComponentProps } from 'react';
import { SearchBox } from '@/components/islands/search-box';
import type { Messages } from '@/lib/site/content/messages';
import { Products } from './products';

type Props = Omit<ComponentProps<typeof SearchBox>, 'keepsAddress' | 'whenNone' | 'words'> & {
  words: Messages['search'];
};

export default function SearchOnPage(props: Props) {
  return <SearchBox {...props} keepsAddress whenNone={<Products words={props.words} />} />;
}
