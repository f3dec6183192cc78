/** The head of a dossier: for whom it was made, of what, when, and in which edition. */
import { LOCALES, type Region, TIME_ZONES } from '../../platform/region/region.ts';
import { getMessages } from '../../site/content/messages.ts';
import { readPage } from '../../site/content/read-page.ts';
import type { RawSectionOf } from '../../site/content/section-fill.ts';
import type { Choice } from './choice.ts';

/** @param now the day on which it is made, by the clock of the edition's desk */
export function titleBlock(
  { role, modules, sector }: Choice,
  region: Region,
  now: Date,
): RawSectionOf<'page-intro'> {
  const words = getMessages(region).committeePack;
  const day = new Intl.DateTimeFormat(LOCALES[region], {
    dateStyle: 'long',
    timeZone: TIME_ZONES[region],
  }).format(now);
  return {
    type: 'page-intro',
    id: 'dossier',
    label: words.title,
    heading: role ? words.dossierFor.replace('{role}', role) : words.dossierForAll,
    facts: [
      { term: words.reader, value: role ?? words.everybody },
      { term: words.modules, value: modules.join(', ') || words.none },
      {
        term: words.sector,
        value: sector ? readPage(`/Company/${sector}`)[region].name : words.none,
      },
      { term: words.made, value: `${day} · ${words.edition}` },
    ],
  };
}
