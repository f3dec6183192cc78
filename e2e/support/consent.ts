/** The consent a visitor has given, as it lies in their browser, and the controls that give it. */
import type { Locator, Page } from '@playwright/test';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import {
  buildRecord,
  type ConsentRecord,
  consentCookieName,
  everyCategory,
  parseRecord,
  serializeRecord,
} from '../../lib/site/consent/record.ts';
import { cookieInventory } from '../../lib/site/content/cookies.ts';
import { cookieText } from '../../lib/site/content/site.ts';
import type { Edition } from './editions.ts';

/** Every cookie that the site may ever set, as its own list has them. */
export const ALLOWED_COOKIES = REGIONS.flatMap((region) => cookieInventory[region])
  .filter(({ kind }) => kind === 'cookie')
  .map(({ name }) => name);

/** The cookies' values by name, at one origin. */
export async function cookiesAt(page: Page, origin: string): Promise<Record<string, string>> {
  const cookies = await page.context().cookies(origin);
  return Object.fromEntries(cookies.map(({ name, value }) => [name, value]));
}

export async function recordAt(
  page: Page,
  origin: string,
  region: Region,
): Promise<ConsentRecord | undefined> {
  const value = (await cookiesAt(page, origin))[consentCookieName(region)];
  return value === undefined ? undefined : parseRecord(value);
}

/** A record of someone who allowed everything, changed by `over`. */
export function recordOf(region: Region, ip: string, over: Partial<ConsentRecord> = {}) {
  const { revision } = cookieText[region];
  return { ...buildRecord({ region, ip, choices: everyCategory(true), revision }), ...over };
}

/** The consent cookie of an edition with `record`, which may be any text, as a `Cookie` header names it. */
export function consentCookie(region: Region, record: ConsentRecord | string): string {
  const value = typeof record === 'string' ? record : serializeRecord(record);
  return `${consentCookieName(region)}=${encodeURIComponent(value)}`;
}

/** The `Cookie` header of an edition that carries it. */
export const consentHeader = (region: Region, record: ConsentRecord | string): string =>
  `region=${region}; ${consentCookie(region, record)}`;

export const bannerOf = (page: Page, { words }: Edition): Locator =>
  page.getByRole('region', { name: words.consent.bannerTitle });

export const cookieDialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'About Cookies on this site' });

export const toastOf = (page: Page, { words }: Edition, text: string | RegExp): Locator =>
  // Announced from beside it; with a dialog above, assistive technology does not see it.
  page
    .getByRole('region', { name: words.notifications.region })
    .locator('.toast', { hasText: text });
