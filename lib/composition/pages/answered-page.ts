/**
 * Pages that answer a query (`answersQuery` in content/site/routes.yaml): their sections get what was
 * asked and what was found. Everything in a query is hostile; each section reads what it knows.
 */
import { readInputs } from '../../features/business-case/inputs.ts';
import { answerCareers } from '../../features/careers/search-jobs.ts';
import { readChoice } from '../../features/committee-pack/choice.ts';
import { dossier } from '../../features/committee-pack/dossier.ts';
import type { Region } from '../../platform/region/region.ts';
import { prepare } from '../../site/content/pages.ts';
import type { PreparedPage, RawPage } from '../../site/content/prepare.ts';
import { routesBelow } from '../../site/content/routes.ts';
import { readPage } from '../../site/content/shared-lists.ts';
import type { FormDefinition } from '../../site/forms/form.ts';
import { builtIndex } from '../../site/search/page-index.ts';
import { LONGEST_QUERY, searchPages } from '../../site/search/search-pages.ts';
import { FORM_DEFINITIONS, type FormId } from '../forms/definitions.ts';

export type Query = Record<string, string | string[] | undefined>;
type RawSection = RawPage['sections'][number];

/** Longer than any code of ours. */
const LONGEST_GIVEN = 200;

/** @returns the section with its answer, and the sections that follow from it */
async function answer(section: RawSection, region: Region, query: Query): Promise<RawSection[]> {
  switch (section.type) {
    case 'search': {
      const words = [query.q ?? ''].flat()[0] ?? '';
      const hits = searchPages(builtIndex(region), words);
      return [{ ...section, result: { query: words.slice(0, LONGEST_QUERY), hits } }];
    }
    case 'business-case':
      return [{ ...section, answer: readInputs(query, section.defaults) }];
    case 'job-list':
      return [{ ...section, answer: await answerCareers(query, region) }];
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
      return [formFor(section, query)];
    default:
      return [section];
  }
}

/** The form that the address asks for, with what it says for hidden fields over what the page says. */
function formFor(section: Extract<RawSection, { type: 'form' }>, query: Query): RawSection {
  const { whenGiven }: FormDefinition = FORM_DEFINITIONS[section.form];
  const form = whenGiven && query[whenGiven.parameter] ? (whenGiven.form as FormId) : section.form;
  return { ...section, form, given: { ...section.given, ...hiddenValues(form, query) } };
}

/** What the address says for the hidden fields of a form, such as the code of a link in a mail. */
function hiddenValues(form: FormId, query: Query): Record<string, string> {
  const { fields }: FormDefinition = FORM_DEFINITIONS[form];
  const hidden = fields.filter(({ kind }) => kind === 'hidden');
  return Object.fromEntries(
    hidden.flatMap(({ name }) => {
      const [value] = [query[name] ?? []].flat();
      return value === undefined ? [] : [[name, value.slice(0, LONGEST_GIVEN)]];
    }),
  );
}

/** The page at `page` (as in content/site/routes.yaml) with its answers to `query`. */
export async function answeredPage(
  page: string,
  region: Region,
  query: Query,
): Promise<PreparedPage> {
  const raw = readPage(page)[region];
  const answered = raw.sections.map((section) => answer(section, region, query));
  const sections = (await Promise.all(answered)).flat();
  return prepare(`pages${page}.yaml`, { ...raw, sections }, region);
}
