/** The search of the site: a field and what it finds, with examples beside it. */
import { useMessages } from 'next-intl';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';
import { SearchBesideLinks } from './search-beside-links';

type Props = { section: SectionOf<'search'> };

export function Search({ section }: Props) {
  const { id, examples, result } = section;
  return (
    <SectionShell section={section} layout="stack">
      <SearchBesideLinks
        section={id}
        title={useMessages().search.examples}
        links={examples}
        {...result}
      />
    </SectionShell>
  );
}
