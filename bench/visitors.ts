/** What visitors of a load type in, where they come from and which pages they ask for. */
import { randomInt, randomUUID } from 'node:crypto';

const WORDS = 'payroll leave onboarding audit price security migration night shift report'.split(
  ' ',
);
const PDF = ['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n', 'trailer<</Root 1 0 R>>\n%%EOF\n'];

/** One of `list`, by chance. @throws Error when there is none */
export function pick<T>(list: readonly T[]): T {
  const one = list[randomInt(list.length)];
  if (one === undefined) throw new Error('There is nothing to pick from.');
  return one;
}

/** An address of some visitor's, as a proxy would name it. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** A mailbox that no other visitor has. */
export const somebody = () => `visitor.${randomUUID()}@example.org`;

export const someWord = () => pick(WORDS);

/** The path of a search for two words. */
export const someSearch = () => `/search?q=${someWord()}+${someWord()}`;

/** The paths, with their queries, of all pages that a sitemap names. @throws Error when it names none */
export function pathsOf(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(
    ([, path]) => path?.replaceAll('&amp;', '&') || '/',
  );
  if (paths.length === 0) throw new Error('The sitemap names no page.');
  return paths;
}

/** A message to the desk, unlike every other one. */
export const someMessage = (token: string, email = somebody()) => ({
  name: 'Asha Verma',
  email,
  topic: 'demo',
  message: `We would like to see how ${someWord()} works. ${randomUUID()}`,
  token,
});

/** An application with a CV, unlike every other one. @param bytes how long the CV is at least */
export const someApplication = (token: string, email = somebody(), bytes = 0) => ({
  jobId: 'web-developer-1',
  name: 'Leela Thomas',
  email,
  token,
  cv: new File([PDF.join(`% ${randomUUID()}\n${'% a long life\n'.repeat(bytes / 14)}`)], 'cv.pdf', {
    type: 'application/pdf',
  }),
});
