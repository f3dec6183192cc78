/** The log of a site, and what no line of it may hold. */
import { expect } from '@playwright/test';
import type { Site } from './site.ts';

/** The lines that the site has printed since its announcement, whose last line is about mail. */
export const linesOf = (site: Site): string[] =>
  site
    .output()
    .split(/^ {2}Mail .*\n/m)
    .slice(1)
    .join('')
    .split('\n')
    .filter((line) => line !== '');

/** Every line is one JSON object; none steers a terminal or names anybody. */
export function expectDecentLog(site: Site): void {
  for (const line of linesOf(site)) {
    expect(() => JSON.parse(line), line).not.toThrow();
    expect(JSON.parse(line), line).toEqual(expect.objectContaining({ level: expect.any(String) }));
    expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029]/u);
    expect(line).not.toMatch(/[\w.+-]+(?:@|%40)[\w-]+\.\w/);
  }
}
