/** The log of a site, and what no line of it may hold. */
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

/** What `npm start` says to a person, before the first visitor. */
const ANNOUNCED = /^$|^ {2}(?:Site|Build|Database|Mail) |^✓ Running next\.config/;

/** The lines that the site has printed since it began to listen. */
export const linesOf = (site: Site): string[] =>
  site
    .output()
    .split('\n')
    .filter((line) => !ANNOUNCED.test(line));

/** Every line is one JSON object; none steers a terminal or names anybody. */
export function expectDecentLog(site: Site): void {
  for (const line of linesOf(site)) {
    expect(() => JSON.parse(line), line).not.toThrow();
    expect(JSON.parse(line), line).toEqual(expect.objectContaining({ level: expect.any(String) }));
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(line).not.toMatch(/[\w.+-]+(?:@|%40)[\w-]+\.\w/);
  }
}
