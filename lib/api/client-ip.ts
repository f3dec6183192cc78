/** The visitor's address: as our server sees it, or as an outside service tells it. */
import 'server-only';
import { z } from 'zod';
import { flags } from '../content/site.ts';
import { env } from '../env.ts';
import { log } from '../log.ts';

const LOOKUP_LIMIT_MS = 2_000;
const answer = z.object({ origin: z.string().min(1).max(100) });

/** What stands for the HTTP status when there was none: nobody answered in time. */
const NO_ANSWER = 504;

async function ask(url: string): Promise<{ status: number; origin?: string }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LOOKUP_LIMIT_MS),
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) return { status: response.status };
    return { status: 502, ...answer.safeParse(await response.json()).data };
  } catch {
    return { status: NO_ANSWER };
  }
}

/**
 * @param seen the address that our own server sees
 * @throws Error 'Failed to fetch IP details: {status}', which is also logged
 */
export async function lookUpAddress(seen: string, url = env.IP_LOOKUP_URL): Promise<string> {
  if (!flags.ipLookup || !url) return seen;
  const { status, origin } = await ask(url);
  if (origin) return origin;
  const message = `Failed to fetch IP details: ${status}`;
  log.error(message);
  throw new Error(message);
}
