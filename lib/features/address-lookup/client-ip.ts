/**
 * The visitor's address as an outside service tells it, or as our server sees it where none is set. Only
 * GET /api/v1/ip answers with it. Nothing here decides what it says: the guard compares what our own server sees.
 */
import 'server-only';
import { z } from 'zod';
import { log } from '../../platform/log/log.ts';
import { settings } from '../../platform/settings/settings.ts';
import { flags } from '../../site/content/site.ts';

const LOOKUP_LIMIT_MS = 2_000;
const answer = z.object({ origin: z.string().min(1).max(100) });

/** What stands for the HTTP status when there was none: the service did not answer in time. */
const NO_ANSWER = 504;

/** Asks about `seen`: it is our server that asks, and the service would tell that one's address. */
async function ask(service: string, seen: string): Promise<{ status: number; origin?: string }> {
  const url = new URL(service);
  url.searchParams.set('ip', seen);
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(LOOKUP_LIMIT_MS),
      // Whoever answers for the service could send us to a machine of our own network.
      redirect: 'error',
      headers: { Accept: 'application/json', 'X-Forwarded-For': seen },
    });
    if (!response.ok) return { status: response.status };
    return { status: 502, ...answer.safeParse(await response.json()).data };
  } catch {
    return { status: NO_ANSWER };
  }
}

/**
 * @param seen the address that our own server sees
 * @param service is given it as the parameter `ip` and in `X-Forwarded-For`, and answers `{"origin": "…"}`
 * @throws Error 'Failed to fetch IP details: {status}', which is also logged
 */
export async function lookUpAddress(
  seen: string,
  service = settings().IP_LOOKUP_URL,
): Promise<string> {
  if (!flags.ipLookup || !service) return seen;
  const { status, origin } = await ask(service, seen);
  if (origin) return origin;
  const message = `Failed to fetch IP details: ${status}`;
  log.error(message);
  throw new Error(message);
}
