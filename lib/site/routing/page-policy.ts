/**
 * The Content-Security-Policy of one page. Static pages allow exactly the inline scripts and
 * styles that the build found in them (see scripts/build/csp-manifest.ts); a page rendered anew gets a nonce.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '../../platform/region/region.ts';
import { contentSecurityPolicy, NOTHING_INLINE } from '../../platform/security/csp.ts';
import { env } from '../../platform/settings/env.ts';
import { scriptOrigins } from '../content/cookies.ts';
import type { Visit } from './visit.ts';

const manifestFile = join(process.cwd(), env.NEXT_DIST_DIR, 'csp-manifest.json');
const isDevelopment = process.env.NODE_ENV === 'development';
const inlineByPage: Record<string, typeof NOTHING_INLINE> =
  !isDevelopment && existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, 'utf8')) : {};

/** Where the pages of an edition may load from: its API, when it is another site's, and its scripts. */
function originsOf(region: Region) {
  const base = env[`API_BASE_URL_${region}`];
  const { script, connect, image } = scriptOrigins[region];
  const api = URL.canParse(base) ? [new URL(base).origin] : [];
  return { script, image, connect: [...api, ...connect] };
}
const ORIGINS = { USA: originsOf('USA'), INDIA: originsOf('INDIA') };

/** What was put together already; as many as there are pages and protocols. */
const known = new Map<string, string>();

/**
 * @param page internal path, such as '/USA/Products/HRIS'
 * @param isRendered whether it is rendered for this request; after a sent form it always is
 */
export function policyForPage(
  page: string,
  visit: Pick<Visit, 'request' | 'isHttps' | 'region'>,
  isRendered = false,
): { policy: string; nonce?: string } {
  const inline = inlineByPage[page] ?? NOTHING_INLINE;
  const options = { https: visit.isHttps, origins: ORIGINS[visit.region] };
  if (isDevelopment)
    return { policy: contentSecurityPolicy(NOTHING_INLINE, { ...options, development: true }) };
  if (!isRendered && visit.request.method !== 'POST') {
    const key = `${visit.isHttps} ${page}`;
    const policy = known.get(key) ?? contentSecurityPolicy(inline, options);
    known.set(key, policy);
    return { policy };
  }
  const nonce = randomUUID();
  return { policy: contentSecurityPolicy(inline, { ...options, nonce }), nonce };
}
