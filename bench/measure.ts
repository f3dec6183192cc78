/** Medians of several rounds; within a round every target has its turn. */
import { type Scores, type Throttling, visit } from './lighthouse.ts';
import { ENCODINGS, type Encoding, type Load, measureLoad } from './load.ts';
import { alternately, medians } from './median.ts';
import { cookieHeader } from './pages.ts';
import type { Target } from './targets.ts';

export type Loads = Record<Encoding, Load>;
export const progress = (text: string) => process.stderr.write(`${text}\n`);

/** @returns a look-up by target */
export async function measurePaint(
  browserPath: string,
  targets: Target[],
  rounds: number,
  throttling: Throttling = 'simulate',
): Promise<(target: Target) => Scores> {
  const measured = await alternately(targets, rounds, ({ name, url, cookies }) => {
    progress(`Lighthouse, ${throttling}: ${name}`);
    return visit(browserPath, url, cookies, throttling);
  });
  return (target) => medians(measured.get(target) ?? []);
}

/** @returns a look-up by target */
export async function measureLoads(
  targets: Target[],
  rounds: number,
  seconds: number,
): Promise<(target: Target) => Loads> {
  const results = new Map(ENCODINGS.map((encoding) => [encoding, new Map<Target, Load[]>()]));
  for (const encoding of ENCODINGS)
    results.set(
      encoding,
      await alternately(targets, rounds, ({ name, url, cookies }) => {
        progress(`Load, ${encoding}: ${name}`);
        return measureLoad(url, cookieHeader(cookies), encoding, seconds);
      }),
    );
  const of = (encoding: Encoding, target: Target) =>
    medians(results.get(encoding)?.get(target) ?? []);
  return (target) => ({ gzip: of('gzip', target), br: of('br', target) });
}
