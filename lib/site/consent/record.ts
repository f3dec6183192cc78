/**
 * The cookie consent record: what a visitor chose, kept in a cookie of their own, one an edition.
 * Used by the middleware, the API and the browser, so it imports nothing heavy.
 */
import { REGIONS, type Region } from '../../platform/region/region.ts';

export const CATEGORIES = [
  'necessary',
  'performance',
  'marketing',
  'analytical',
  'functional',
] as const;
export type Category = (typeof CATEGORIES)[number];
/** The categories a visitor may refuse. */
export const OPTIONAL_CATEGORIES = CATEGORIES.filter(
  (category): category is Exclude<Category, 'necessary'> => category !== 'necessary',
);
export type Choices = Record<Category, boolean>;
export type Decision = 'allowAll' | 'denyAll' | 'allowSelected';

/** The record as the specification names its fields, plus the revision of the text agreed to. */
export type ConsentRecord = {
  consent: boolean;
  ip: string;
  country_code: Region;
  necessary_cookies_consent: boolean;
  performance_cookies_consent: boolean;
  marketing_cookies_consent: boolean;
  analytical_cookies_consent: boolean;
  functional_cookies_consent: boolean;
  revision: string;
};

export const COOKIE_LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Marks that every category was allowed. */
export const ALL_ALLOWED_COOKIE = 'cookies-all-allowed';
/** Ours are shorter; parsing a longer one would be work done for an attacker. */
const LONGEST_VALUE = 1000;

export function consentCookieName(region: Region): string {
  return `cookie-consent-${region}`;
}

/** Where the browser keeps the receipt of its last choice (local storage). */
export function receiptKey(region: Region): string {
  return `consent-receipt-${region}`;
}

/** The attributes of every cookie that the site sets for a visitor's choices. */
export function choiceCookie(secure: boolean) {
  return { path: '/', maxAge: COOKIE_LIFETIME_SECONDS, sameSite: 'lax', secure } as const;
}

/**
 * Choices for 'allow all' and, with `false`, for 'only what is necessary'. 'Allow all' has marketing also
 * under Global Privacy Control: pressing it is an explicit choice, and the banner says what the signal does.
 */
export function everyCategory(allowed: boolean): Choices {
  return {
    necessary: true,
    performance: allowed,
    marketing: allowed,
    analytical: allowed,
    functional: allowed,
  };
}

/** True only when nothing was refused. */
export function allAllowed(choices: Choices): boolean {
  return CATEGORIES.every((category) => choices[category]);
}

export function buildRecord(facts: {
  region: Region;
  ip: string;
  choices: Choices;
  revision: string;
}): ConsentRecord {
  return {
    consent: true,
    ip: facts.ip,
    country_code: facts.region,
    necessary_cookies_consent: true,
    performance_cookies_consent: facts.choices.performance,
    marketing_cookies_consent: facts.choices.marketing,
    analytical_cookies_consent: facts.choices.analytical,
    functional_cookies_consent: facts.choices.functional,
    revision: facts.revision,
  };
}

/** The choices that a record holds. */
export function choicesOf(record: ConsentRecord): Choices {
  return {
    necessary: record.necessary_cookies_consent,
    performance: record.performance_cookies_consent,
    marketing: record.marketing_cookies_consent,
    analytical: record.analytical_cookies_consent,
    functional: record.functional_cookies_consent,
  };
}

/** The cookie's value. The code that writes the cookie percent-encodes it, once. */
export function serializeRecord(record: ConsentRecord): string {
  return JSON.stringify(record);
}

/**
 * The record in a cookie's value (percent-encoded or not), or undefined when it is none.
 * Written by hand instead of with Zod because it runs before every page.
 */
export function parseRecord(value: string): ConsentRecord | undefined {
  if (value.length > LONGEST_VALUE) return undefined;
  try {
    const parsed: unknown = JSON.parse(value.startsWith('{') ? value : decodeURIComponent(value));
    if (parsed === null || typeof parsed !== 'object') return undefined;
    const record = parsed as Record<string, unknown>;
    const booleans =
      typeof record.consent === 'boolean' &&
      CATEGORIES.every((category) => typeof record[`${category}_cookies_consent`] === 'boolean');
    const strings = typeof record.ip === 'string' && typeof record.revision === 'string';
    if (!booleans || !strings || !REGIONS.includes(record.country_code as Region)) return undefined;
    return record as ConsentRecord;
  } catch {
    return undefined;
  }
}

/**
 * The record in a cookie's value when it agrees to what is in force: to the necessary cookies at
 * least, in this edition, by the current text. The guard compares the address in it.
 */
export function agreedRecord(
  value: string | undefined,
  region: Region,
  revision: string,
): ConsentRecord | undefined {
  const record = value ? parseRecord(value) : undefined;
  const agrees = record?.consent && record.necessary_cookies_consent;
  const fits = record?.country_code === region && record.revision === revision;
  return agrees && fits ? record : undefined;
}
