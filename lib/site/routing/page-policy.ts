/**
 * The Content-Security-Policy of one page. Static pages allow exactly the inline scripts and
 * styles that the build found in them (see scripts/build/csp-manifest.ts); a page rendered anew gets a nonce.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Region } from '../../platform/region/region.ts';
import { contentSecurityPolicy, NOTHING_INLINE } from '../../platform/security/csp.ts';
import { settings } from '../../platform/settings/settings.ts';
import { scriptOrigins } from '../content/cookies.ts';
import type { Visit } from './visit.ts';

type Inline = Record<string, typeof NOTHING_INLINE>;

const isDevelopment = process.env.NODE_ENV === 'development';

/** What the build found in each page. */
const readManifest = (): Inline => {
  const file = join(process.cwd(), settings().NEXT_DIST_DIR, 'csp-manifest.json');
  return !isDevelopment && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
};

/** Where the pages of an edition may load from: its API, when it is another site's, and its scripts. */
function originsOf(region: Region) {
  const base = settings()[`API_BASE_URL_${region}`];
  const { script, connect, image } = scriptOrigins[region];
  const api = URL.canParse(base) ? [new URL(base).origin] : [];
  return { script, image, connect: [...api, ...connect] };
}

/** Read for the first page that is asked for. */
let inlineByPage: Inline | undefined;
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
  inlineByPage ??= readManifest();
  const inline = inlineByPage[page] ?? NOTHING_INLINE;
  const options = () => ({ https: visit.isHttps, origins: originsOf(visit.region) });
  if (isDevelopment)
    return { policy: contentSecurityPolicy(NOTHING_INLINE, { ...options(), development: true }) };
  if (!isRendered && visit.request.method !== 'POST') {
    const key = `${visit.isHttps} ${page}`;
    const policy = known.get(key) ?? contentSecurityPolicy(inline, options());
    known.set(key, policy);
    return { policy };
  }
  const nonce = randomUUID();
  return { policy: contentSecurityPolicy(inline, { ...options(), nonce }), nonce };
}
