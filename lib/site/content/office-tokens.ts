/**
 * What texts quote of the offices, so that one more or fewer changes no page: {offices}, {offices:own},
 * {cities}, {hours:desk}, {phone:desk}; and the employees, who are counted where they sit.
 */
import type { Facts, Office } from '../../../content/schemas/site.ts';
import { LOCALES, type Region } from '../../platform/region/region.ts';
import { capitalized, numberWord } from './number-words.ts';

const countOf = (all: readonly Office[]) =>
  `${numberWord(all.length)} ${all.length === 1 ? 'office' : 'offices'}`;

/** 'Boston, Austin and Seattle' */
const listOf = (words: string[]) => {
  const last = words.at(-1) ?? '';
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${last}` : last;
};

/** The parts of opening hours as content/schemas/site.ts puts them together. */
export function partsOfHours(hours: string): { opens: string; closes: string; clock: string } {
  const [, opens = '', closes = '', clock = ''] = /, (.+) to (\S+ [ap]m) (.+)$/.exec(hours) ?? [];
  return { opens, closes, clock };
}

/** Under `key` the telephone number of `office`, and its opening hours, whole and in parts. */
function contactOf(key: string, { hours, phone }: Office): [string, string][] {
  const { opens, closes, clock } = partsOfHours(hours);
  return [
    [`phone:${key}`, phone],
    [`hours:${key}`, hours],
    [`hours:${key}.opens`, opens],
    [`hours:${key}.closes`, closes],
    [`hours:${key}.clock`, clock],
  ];
}

/** The tokens of an edition; `all` offices as the file has them. */
export function officeTokens(all: readonly Office[], region: Region): [string, string][] {
  const own = all.filter(({ country }) => country === region);
  const [desk] = own;
  const words: [string, string][] = [
    ['offices', countOf(all)],
    ['offices:own', countOf(own)],
    ['cities', listOf(own.map(({ city }) => city))],
  ];
  return [
    ...words,
    ...words.map(([name, text]): [string, string] => [capitalized(name), capitalized(text)]),
    ...all.flatMap((office) => contactOf(office.id, office)),
    ...(desk ? contactOf('desk', desk) : []),
  ];
}

/** How many people work in `offices`. */
export const countEmployees = (offices: readonly Office[]): number =>
  offices.reduce((sum, { people }) => sum + people, 0);

/**
 * The employees as facts: `employees`, `employees-usa`, `employees-boston` and so on, computed from the offices;
 * marked as a sample where one of their offices is.
 */
export function employeeFacts(all: readonly Office[], region: Region): Facts {
  const factOf = (offices: readonly Office[]) => ({
    words: new Intl.NumberFormat(LOCALES[region]).format(countEmployees(offices)),
    sample: offices.some(({ sample }) => sample),
  });
  const countries = Map.groupBy(all, ({ country }) => country.toLowerCase());
  return {
    employees: factOf(all),
    ...Object.fromEntries(
      [...countries].map(([country, offices]) => [`employees-${country}`, factOf(offices)]),
    ),
    ...Object.fromEntries(all.map((office) => [`employees-${office.id}`, factOf([office])])),
  };
}
