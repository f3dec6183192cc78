/** The two forms in which writeHead takes headers: an object, or names and values in turn. */
import type { OutgoingHttpHeader, OutgoingHttpHeaders } from 'node:http';

export type GivenHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];

export function headerPairs(headers: GivenHeaders = {}): [string, OutgoingHttpHeader][] {
  if (!Array.isArray(headers))
    return Object.entries(headers).filter((pair) => pair[1] !== undefined) as [string, string][];
  return headers.flatMap((name, at) =>
    at % 2 === 0 ? [[String(name), headers[at + 1] ?? ''] as [string, OutgoingHttpHeader]] : [],
  );
}
