/** Asks for a guarded page in every way that guard-shapes.ts lists, and looks for its words. */

import type { Region } from '../../lib/platform/region/region.ts';
import { buildRecord, everyCategory, serializeRecord } from '../../lib/site/consent/record.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import { cookieText } from '../../lib/site/content/site.ts';
import { phrasesOf } from '../support/phrases.ts';
import { ask, type RawAnswer } from '../support/raw-http.ts';
import type { Site } from '../support/site.ts';
import { newAddress } from '../support/test.ts';
import { GUARDED, HEADERS, PATHS } from './guard-shapes.ts';

type Served = Pick<Site, 'port'>;

export function consentCookie(region: Region, ip: string): string {
  const { revision } = cookieText[region];
  const record = buildRecord({ region, ip, choices: everyCategory(true), revision });
  return `cookie-consent-${region}=${encodeURIComponent(serializeRecord(record))}; region=${region}`;
}

/** Phrases of the guarded page that no open page has, found in what a consenting visitor reads. */
export async function secretPhrases(site: Served, region: Region): Promise<string[]> {
  const ip = newAddress();
  const headers = { 'X-Forwarded-For': ip, Cookie: consentCookie(region, ip) };
  const read = async (path: string) => (await ask(site.port, { path, headers })).body;
  const [guarded, ...open] = await Promise.all([GUARDED, HOME, '/contact-us'].map(read));
  return phrasesOf(GUARDED, region).filter(
    (phrase) => guarded?.includes(phrase) && !open.some((body) => body.includes(phrase)),
  );
}

export const leaks = ({ text, body }: RawAnswer, phrases: string[]) =>
  phrases.filter((phrase) => text.includes(phrase) || body.includes(phrase));

/**
 * @returns how many phrases were looked for, what showed one, and what made the server fail
 */
export async function guardedWordsShown(site: Served, region: Region, address: string) {
  const phrases = await secretPhrases(site, region);
  const shown: string[] = [];
  const failed: string[] = [];
  for (const extra of HEADERS) {
    const answers = await Promise.all(
      PATHS.map(async (path) => {
        const cookie = [extra.Cookie, `region=${region}`].filter(Boolean).join('; ');
        const headers = { 'X-Forwarded-For': address, ...extra, Cookie: cookie };
        return { path, answer: await ask(site.port, { path, headers }) };
      }),
    );
    for (const { path, answer } of answers) {
      const name = `${path} ${JSON.stringify(extra)} → ${answer.status}`;
      if (leaks(answer, phrases).length > 0) shown.push(name);
      if (answer.status >= 500) failed.push(name);
    }
  }
  return { phrases: phrases.length, shown, failed };
}
