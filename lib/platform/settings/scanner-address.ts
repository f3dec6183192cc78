/** Where the scanner of files listens, as CLAMD_URL says it. */

/** As `connect` of node:net takes it. */
export type ScannerAddress = { host: string; port: number } | { path: string };

const SOCKET = /^unix:(\/[^\0]+)$/;

/** @returns undefined when `value` is neither like tcp://127.0.0.1:3310 nor like unix:/run/clamav/clamd.ctl */
export function scannerAddress(value: string): ScannerAddress | undefined {
  const path = SOCKET.exec(value)?.[1];
  if (path) return { path };
  if (!value.startsWith('tcp://') || !URL.canParse(value)) return undefined;
  const { hostname, port, host, href } = new URL(value);
  // Nothing but a host and a port: neither a path nor a password means anything to the scanner.
  if (!hostname || !port || href.replace(/\/$/, '') !== `tcp://${host}`) return undefined;
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
