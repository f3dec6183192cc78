/** Which copies of an answer a client takes. RFC 9110 §12.5.3. */
import { LRUCache } from 'lru-cache';
import { qualityValues } from './quality-values.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Best first: at equal weight the smaller copy wins. */
const OURS: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Browsers send a handful of different values; the bound keeps a hostile client from filling it. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 100 });

function choose(header: string): Encoding[] {
  const named = qualityValues(header);
  const weights = new Map(named.map(([name, q]) => [name === 'x-gzip' ? 'gzip' : name, q]));
  const other = weights.get('*') ?? 0;
  // A client takes plain text unless it refuses it; browsers never name it, and want it last.
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding !== 'identity' ? other : weights.get('*') === 0 ? 0 : 1e-4);
  const accepted = OURS.filter((encoding) => weigh(encoding) > 0);
  return accepted.sort((one, two) => weigh(two) - weigh(one));
}

/** The encodings that a client with this Accept-Encoding header takes, best first; never none. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const name = header ?? '';
  const remembered = known.get(name);
  if (remembered) return remembered;
  const accepted = choose(name);
  // A client that refuses every encoding gets the plain text.
  const encodings = accepted.length > 0 ? accepted : (['identity'] as const);
  known.set(name, encodings);
  return encodings;
}
