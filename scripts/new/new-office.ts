/** `npm run new office chicago USA`: an entry in the list of offices. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KEBAB_CASE } from '../generate/names.ts';
import { type Made, REPLACE, readable } from './made.ts';

const OFFICES = 'content/site/offices.yaml';
/** As content/schemas/site.ts has them. */
const COUNTRIES = { USA: 'com', INDIA: 'in' } as const;

const isCountry = (country: string): country is keyof typeof COUNTRIES =>
  Object.hasOwn(COUNTRIES, country);

/** 'new-york' → 'New York' */
const cityOf = (id: string) => readable(id).replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** @returns the office `id` of a country, or why there can be none */
export function newOffice(root: string, id: string, country = ''): Made | string {
  if (!KEBAB_CASE.test(id) || cityOf(id).length > 40)
    return `"${id}" is no id of an office: its city in lower case, such as chicago or new-york.`;
  if (!isCountry(country)) return `"${country}" is no country of an office. Write USA or INDIA.`;
  const known = readFileSync(join(root, OFFICES), 'utf8');
  if (new RegExp(`^- id: ${id}$`, 'm').test(known)) return `${OFFICES} has ${id} already.`;
  return {
    files: {},
    added: {
      file: OFFICES,
      text: `
- id: ${id}
  city: ${cityOf(id)}
  role: ${REPLACE} what this office does
  country: ${country}
  address: ["${REPLACE} the street", "${REPLACE} the city and its code"]
  email: ${id}@{brand}.${COUNTRIES[country]}
  phone: +00 000 000 000
  hours: { opens: "9:00 am", closes: "6:00 pm", clock: ${REPLACE} the time zone }
  people: 0
  latitude: 0
  longitude: 0
  sample: false
`,
    },
    next: [
      `Write its entry at the end of ${OFFICES}. The first of a country is the desk of its edition.`,
      'npm run content names what is left. Contact page, footer, mails, map and what texts count follow.',
    ],
  };
}
