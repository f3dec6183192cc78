/**
 * Pages that answer a query (`answersQuery` in content/site/routes.yaml): their sections get what was
 * asked and what was found. Everything in a query is hostile; each section reads what it knows.
 */
import { readInputs } from '../business-case/inputs.ts';
import { readChoice } from '../committee-pack/choice.ts';
import { dossier } from '../committee-pack/dossier.ts';
import { FORM_DEFINITIONS, type FormId } from '../forms/definitions.ts';
import type { FormDefinition } from '../forms/form.ts';
import type { Region } from '../region/region.ts';
import { builtIndex } from '../search/page-index.ts';
import { LONGEST_QUERY, searchPages } from '../search/search-pages.ts';
import { prepare } from './pages.ts';
import type { PreparedPage, RawPage } from './prepare.ts';
import { routesBelow } from './routes.ts';
import { readPage } from './shared-lists.ts';

export type Query = Record<string, string | string[] | undefined>;
type RawSection = RawPage['sections'][number];

/** Longer than any code of ours. */
const LONGEST_GIVEN = 200;

/** @returns the section with its answer, and the sections that follow from it */
function answer(section: RawSection, region: Region, query: Query): RawSection[] {
  switch (section.type) {
    case 'search': {
      const words = [query.q ?? ''].flat()[0] ?? '';
      const hits = searchPages(builtIndex(region), words);
      return [{ ...section, result: { query: words.slice(0, LONGEST_QUERY), hits } }];
    }
    case 'business-case':
      return [{ ...section, answer: readInputs(query, section.defaults) }];
    case 'committee-pack': {
      const choice = readChoice(query, routesBelow('/Company'));
      const parts = dossier(choice, region);
      const links = parts.map(({ id, title }) => ({ label: title, href: `#${id}` }));
      return [
        { ...section, answer: { ...choice, parts: links } },
        ...parts.flatMap(({ sections }) => sections),
      ];
    }
    case 'form':
      return [{ ...section, given: hiddenValues(section.form, query) }];
    default:
      return [section];
  }
}

/** What the address says for the hidden fields of a form, such as the code of a link in a mail. */
function hiddenValues(form: FormId, query: Query): Record<string, string> {
  const { fields }: FormDefinition = FORM_DEFINITIONS[form];
  const hidden = fields.filter(({ kind }) => kind === 'hidden');
  return Object.fromEntries(
    hidden.map(({ name }) => [name, ([query[name] ?? ''].flat()[0] ?? '').slice(0, LONGEST_GIVEN)]),
  );
}

/** The page at `page` (as in content/site/routes.yaml) with its answers to `query`. */
export function answeredPage(page: string, region: Region, query: Query): PreparedPage {
  const raw = readPage(page)[region];
  const sections = raw.sections.flatMap((section) => answer(section, region, query));
  return prepare(`pages${page}.yaml`, { ...raw, sections }, region);
}
