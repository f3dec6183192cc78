/** Requests a second and the slowest hundredth, plain and gzip. */
import autocannon from 'autocannon';
import { median } from './median.ts';

export type Load = { perSecond: number; p99: number };

const CONNECTIONS = 20;

/** @throws Error when the server answered anything but success */
async function measureOnce(url: string, headers: Record<string, string>, seconds: number) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url}: ${result.non2xx} wrong answers and ${result.errors} errors under load`,
    );
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

export async function measureLoad(
  url: string,
  cookie: string,
  encoding: 'identity' | 'gzip',
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Load> {
  const headers = { 'accept-encoding': encoding, ...(cookie && { cookie }) };
  await measureOnce(url, headers, 2);
  const all: Load[] = [];
  for (let round = 0; round < rounds; round++) all.push(await measureOnce(url, headers, seconds));
  return {
    perSecond: median(all.map((load) => load.perSecond)),
    p99: median(all.map((load) => load.p99)),
  };
}
