/** Form tokens of a site that are old enough to be believed: robots type as fast as these tests do. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Older than even a busy site asks for. */
const AGE_MS = 10 * 60_000;
const AT_ONCE = 200;

/**
 * `many` tokens as the site in `site` would have issued them some time ago.
 * @param settings that the site was started with and this process was not, such as its SECRET_KEY
 */
export function issueTokens(
  { dataDir }: Pick<Site, 'dataDir'>,
  ageMs: number,
  many = 1,
  settings: Record<string, string> = {},
): string[] {
  const script = 'e2e/support/issue-token.ts';
  const args = ['--conditions=react-server', script, String(ageMs), String(many)];
  const env = { ...process.env, ...settings, DATA_DIR: dataDir };
  return execFileSync(process.execPath, args, { encoding: 'utf8', env }).trim().split('\n');
}

/** By data folder, since a site may start again on its own. */
const unused = new Map<string, string[]>();

/** A token that was open for ten minutes. Each is good for one message, so each call gives another. */
export function formToken(site: Pick<Site, 'dataDir'>): string {
  const tokens = unused.get(site.dataDir) ?? [];
  if (tokens.length === 0) tokens.push(...issueTokens(site, AGE_MS, AT_ONCE));
  unused.set(site.dataDir, tokens);
  return tokens.pop() ?? '';
}

/** Gives every form of `page` such a token: robots type as fast as these tests do. */
export const bePatient = (page: Page, site: Site): Promise<unknown> =>
  page.route('**/api/v1/form-token', (route) =>
    route.fulfill({ json: { token: formToken(site) } }),
  );
