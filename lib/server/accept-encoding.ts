/** Which content encoding a client prefers among those that we make. RFC 9110 §12.5.3. */

export type Encoding = 'br' | 'gzip';

/** Best first: at equal weight the smaller answer wins. */
const OURS: readonly Encoding[] = ['br', 'gzip'];

/** Browsers send a handful of different values; the bound keeps a hostile client from filling it. */
const known = new Map<string, Encoding | undefined>();
const KNOWN_MAX = 100;

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    // A weight that is not a number says nothing we may rely on, so the coding is not used.
    const weight = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(q) ? Number(q) : 0;
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weight);
  }
  return weights;
}

function choose(header: string): Encoding | undefined {
  const weights = parseWeights(header);
  const other = weights.get('*') ?? 0;
  let best: Encoding | undefined;
  let bestWeight = 0;
  for (const encoding of OURS) {
    const weight = weights.get(encoding) ?? other;
    if (weight > bestWeight) {
      best = encoding;
      bestWeight = weight;
    }
  }
  // `identity` counts only when the client names it: browsers never do.
  return (weights.get('identity') ?? 0) > bestWeight ? undefined : best;
}

/** The encoding for this Accept-Encoding header, or undefined to send the body as it is. */
export function chooseEncoding(header: string | undefined): Encoding | undefined {
  if (!header) return undefined;
  if (known.has(header)) return known.get(header);
  const encoding = choose(header);
  if (known.size < KNOWN_MAX) known.set(header, encoding);
  return encoding;
}
