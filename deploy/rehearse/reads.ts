/** What visitors and crawlers read: pages, the files that they name, searches and calls. */
import { pathsOf, pick, someAddress, someSearch, someWord } from '../../bench/visitors.ts';
import { consentHeader, recordOf } from '../../e2e/support/consent.ts';
import { GOOGLEBOT } from '../../e2e/support/crawlers.ts';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { HOME } from '../../lib/site/content/routes.ts';
import type { Answer, Call, Client } from './client.ts';
import type { Tally } from './tally.ts';

export const HOSTS: Record<Region, string> = { USA: 'www.norvant.com', INDIA: 'www.norvant.in' };

/** Calls that need no database, so that they go on while it is away. */
const CALLS = ['/api/v1/form-token', '/api/v1/product', '/api/v1/ip', '/api/v1/openapi.json'];
/** They ask for no consent first. */
const OPEN_PAGES = [HOME, '/contact-us', '/cookies'];
const SCRIPTS = /\/_next\/static\/[^"'\\ )]+\.(?:js|css|woff2)/g;
/** How many of a page's files a visit asks for: browsers have most of them. */
const FILES_OF_PAGE = 2;

/** Why an answer is no good one, or undefined. */
function whatIsWrong({ status, headers, body }: Answer): string | undefined {
  if (status !== 200) return `${status} ${body.slice(0, 80)}`;
  if (body.length === 0) return '200 without a body';
  const isPage = headers['content-type']?.startsWith('text/html');
  return isPage && !body.trimEnd().endsWith('</html>') ? '200 with half a page' : undefined;
}

/** Asks once more when the connection broke, as browsers do. @throws Error when that breaks too */
async function askAgain(client: Client, call: Call, tally: Tally): Promise<Answer> {
  try {
    return await client(call);
  } catch (error) {
    tally.readsAskedAgain.push(`${call.path}: ${error}`);
    return client(call);
  }
}

/** Reads one address and counts it. @returns the good answer, or undefined */
export async function read(client: Client, call: Call, tally: Tally): Promise<Answer | undefined> {
  tally.reads += 1;
  let wrong: string | undefined;
  try {
    const answer = await askAgain(client, call, tally);
    wrong = whatIsWrong(answer);
    if (wrong === undefined) return answer;
  } catch (error) {
    wrong = error instanceof Error ? error.message : String(error);
  }
  tally.failedReads.push(`${new Date().toISOString()} ${call.host}${call.path}: ${wrong}`);
  return undefined;
}

export type Visit = (tally: Tally) => Promise<void>;

/** @returns visits of all kinds, each as often as it is made of a hundred */
export async function readingVisits(client: Client): Promise<Visit[]> {
  const pathsAt = async (host: string) =>
    pathsOf((await client({ host, path: '/sitemap.xml', address: someAddress() })).body);
  const paths: Record<Region, string[]> = {
    USA: await pathsAt(HOSTS.USA),
    INDIA: await pathsAt(HOSTS.INDIA),
  };
  const somewhere = () => {
    const region = pick(REGIONS);
    return { region, host: HOSTS[region], address: someAddress() };
  };
  const consented = (region: Region, address: string) => ({
    Cookie: consentHeader(region, recordOf(region, address)),
  });

  const page: Visit = async (tally) => {
    const { region, host, address } = somewhere();
    const headers = consented(region, address);
    const answer = await read(client, { host, path: pick(paths[region]), address, headers }, tally);
    const files = [...new Set(answer?.body.match(SCRIPTS))];
    for (let count = 0; count < FILES_OF_PAGE && files.length > 0; count += 1)
      await read(client, { host, path: pick(files), address, headers }, tally);
  };
  const simple = (toCall: (at: ReturnType<typeof somewhere>) => Partial<Call>): Visit => {
    return async (tally) => {
      const at = somewhere();
      await read(client, { host: at.host, address: at.address, path: '/', ...toCall(at) }, tally);
    };
  };
  const crawler = simple(({ region }) => ({
    path: pick(paths[region]),
    headers: { 'User-Agent': GOOGLEBOT },
  }));
  const open = simple(() => ({ path: pick(OPEN_PAGES) }));
  const search = simple(({ region, address }) => ({
    // Jobs are searched by the database: the page says so while that is away.
    path: pick([someSearch(), `/Careers?q=${someWord()}`]),
    headers: consented(region, address),
  }));
  const call = simple(() => ({ path: pick(CALLS) }));
  const shares: [Visit, number][] = [
    [page, 45],
    [crawler, 20],
    [open, 10],
    [search, 10],
    [call, 15],
  ];
  return shares.flatMap(([visit, share]) => Array<Visit>(share).fill(visit));
}
