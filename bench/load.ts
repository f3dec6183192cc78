/** Requests a second and the slowest hundredth. */
import autocannon from 'autocannon';

export type Load = { perSecond: number; p99: number };
export const ENCODINGS = ['gzip', 'br'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const CONNECTIONS = 20;

/** @throws Error when the server answered anything but success */
export async function measureLoad(
  url: string,
  cookie: string,
  encoding: Encoding,
  seconds: number,
): Promise<Load> {
  const result = await autocannon({
    url,
    headers: { 'accept-encoding': encoding, ...(cookie && { cookie }) },
    connections: CONNECTIONS,
    duration: seconds,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url}: ${result.non2xx} wrong answers and ${result.errors} errors under load`,
    );
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}
