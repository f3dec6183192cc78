/**
 * What the site answers to each kind of reader at each address, where that is a file of the build: the bytes that
 * the edge is to send, and the headers that it is to send with them.
 */
import type { Region } from '../../lib/platform/region/region.ts';
import { lockedDownPolicy, securityHeaders } from '../../lib/platform/security/csp.ts';
import type { AskSite, SiteAnswer } from './ask-site.ts';
import type { PublishedEdition } from './published-edition.ts';
import { READERS, type Reader, requestOf } from './readers.ts';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Bodies = { identity: Buffer; br?: Buffer; gzip?: Buffer };

/** The headers that differ from reader to reader. */
export const VARYING = ['cache-control', 'vary', 'speculation-rules', 'set-cookie'] as const;
export type Varying = Partial<Record<(typeof VARYING)[number], string>>;

export type Recorded = {
  region: Region;
  path: string;
  type: string;
  policy: string;
  bodies: Bodies;
  /** Whom it is sent to; all others are the site's to answer. */
  answers: Partial<Record<Reader, Varying>>;
};

/** nginx sends these by itself. */
const OF_NGINX = new Set([
  'accept-ranges',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'x-request-id',
]);
const SAME_FOR_ALL = new Set(
  Object.keys(securityHeaders({ https: true })).map((name) => name.toLowerCase()),
);
const OF_ADDRESS = new Set(['content-type', 'content-security-policy']);

const withoutEncoding = (vary: string): string =>
  vary
    .split(/, */)
    .filter((name) => name.toLowerCase() !== 'accept-encoding')
    .join(', ');

/** What stands for the reader alone; undefined when the answer has a header that the edge knows nothing of. */
function varyingOf({ headers }: SiteAnswer): Varying | undefined {
  const known: Varying = {};
  for (const [name, value] of Object.entries(headers)) {
    if (OF_NGINX.has(name) || SAME_FOR_ALL.has(name) || OF_ADDRESS.has(name)) continue;
    if (!VARYING.some((one) => one === name)) return undefined;
    const text = [value].flat().join(', ');
    // `Max-Age` says the same, and does not change from second to second.
    if (name === 'set-cookie') known[name] = text.replace(/ Expires=[^;]*;/i, '');
    else if (name !== 'vary') known[name as 'cache-control'] = text;
    else if (withoutEncoding(text)) known.vary = withoutEncoding(text);
  }
  return known;
}

/** Was it sent as it was built? Nothing else has a tag. */
const isBuilt = ({ status, headers }: SiteAnswer) => status === 200 && headers.etag !== undefined;

/**
 * @returns undefined for what the edge leaves to the site
 */
export async function recordAnswer(
  ask: AskSite,
  { region, host, revision, protocol }: PublishedEdition,
  path: string,
): Promise<Recorded | undefined> {
  const get = (reader: Reader, encoding: string, method?: 'HEAD') =>
    ask(
      path,
      {
        ...requestOf(reader, region, revision),
        Host: host,
        'X-Forwarded-Proto': protocol,
        'Accept-Encoding': encoding,
      },
      method,
    );
  const whole = await get('admitted', 'identity');
  if (!isBuilt(whole)) return undefined;
  const answers: Recorded['answers'] = {};
  for (const reader of READERS) {
    const answer = await get(reader, 'identity', 'HEAD');
    const varying = isBuilt(answer) ? varyingOf(answer) : undefined;
    const isSame = OF_ADDRESS.values().every(
      (name) => answer.headers[name] === whole.headers[name],
    );
    if (varying && isSame && answer.headers.etag === whole.headers.etag) answers[reader] = varying;
  }
  if (Object.keys(answers).length === 0) return undefined;
  const bodies: Bodies = { identity: whole.body };
  for (const encoding of ENCODINGS) {
    const packed = await get('admitted', encoding);
    if (packed.headers['content-encoding'] === encoding) bodies[encoding] = packed.body;
  }
  const { 'content-type': type = '', 'content-security-policy': policy = lockedDownPolicy } =
    whole.headers;
  return { region, path, type, policy: String(policy), bodies, answers };
}
