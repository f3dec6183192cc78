/**
 * How often one address may have a page rendered: the answer to a query, or to a form that was sent. It
 * costs some twenty times as much as a copy made at build. Counted in memory, so each instance counts for itself.
 */
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { metrics } from '../metrics/metrics.ts';
import { addressGroup } from '../security/client-address.ts';

/** In any minute; an address may be a whole office's, whose browsers search by themselves. */
const RENDERINGS = { points: 60, duration: 60 };

/**
 * @returns a function that counts one rendering for an address, and says in how many seconds it may have
 * the next one, or undefined when it may have this one
 */
export function renderingLimiter() {
  const limiter = new RateLimiterMemory(RENDERINGS);
  return async (address: string): Promise<number | undefined> => {
    try {
      await limiter.consume(addressGroup(address));
      return undefined;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      metrics()?.refusals.inc({ limit: 'renderings' });
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    }
  };
}
