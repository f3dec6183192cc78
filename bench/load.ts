/** Requests a second and the slowest hundredth. */
import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import autocannon from 'autocannon';

export type Load = { perSecond: number; p99: number };
export const ENCODINGS = ['gzip', 'br'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const CONNECTIONS = 20;

/** ApacheBench asks with less work than a script does, so it is not the limit itself. */
const hasAb = !spawnSync('ab', ['-V']).error;

/** @throws Error when the server answered anything but success */
async function measureByAb(url: string, headers: string[], seconds: number): Promise<Load> {
  const most = '10000000';
  const given = headers.flatMap((header) => ['-H', header]);
  const args = ['-q', '-k', '-r', '-c', String(CONNECTIONS), '-t', String(seconds), '-n', most];
  const { stdout, stderr } = await promisify(execFile)('ab', [...args, ...given, url]);
  const figure = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const wrong = figure(/^Failed requests:\s+(\d+)/m) + (/^Non-2xx/m.test(stdout) ? 1 : 0);
  const perSecond = figure(/^Requests per second:\s+([\d.]+)/m);
  if (wrong > 0 || Number.isNaN(perSecond)) throw new Error(`${url}: ${stdout}${stderr}`);
  return { perSecond, p99: figure(/^\s+99%\s+(\d+)/m) };
}

/** @throws Error when the server answered anything but success */
async function measureByAutocannon(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(
      `${url}: ${result.non2xx} wrong answers and ${result.errors} errors under load`,
    );
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** @throws Error when the server answered anything but success */
export async function measureLoad(
  url: string,
  cookie: string,
  encoding: Encoding,
  seconds: number,
  more: Record<string, string> = {},
): Promise<Load> {
  const headers = { 'Accept-Encoding': encoding, ...(cookie && { Cookie: cookie }), ...more };
  if (!hasAb) return measureByAutocannon(url, headers, seconds);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return measureByAb(url, lines, seconds);
}
