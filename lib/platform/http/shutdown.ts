/**
 * Leaving without breaking a request: readiness says no, then no new connection gets in, then the
 * running requests finish, then the database closes. A stuck client cannot hold the process.
 */
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export type ShutdownOptions = {
  server: Server;
  /** Turns readiness to 503; running endpoints are waited for by `close`. */
  drain: () => unknown;
  /** Called last, when no request runs any more. */
  close: () => unknown;
  /** How long new connections still get in, for balancers to notice, in ms. */
  grace: number;
  /** From the signal until the connections that are left are cut, in ms. */
  limit: number;
  exit: (code: number) => void;
};

/** How long closing may take: requests that still run are waited for before the database, in ms. */
const CLOSE_LIMIT = 14_000;
/** Connections become idle one by one while their last answers end, in ms between two looks. */
const SWEEP = 100;
/** Ctrl+C reaches us twice, from the terminal and from npm, within this time, in ms. */
const SAME_SIGNAL = 500;

/** Ends when every connection is closed, by itself or at `limit` ms. */
async function closeServer(server: Server, limit: number): Promise<void> {
  if (!server.listening) return;
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP);
  const cut = setTimeout(() => server.closeAllConnections(), limit);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}

/** @returns what to call with each signal: the first one leaves in order, the second at once. */
export function createShutdown(options: ShutdownOptions): (signal: string) => Promise<void> {
  const { server, drain, close, grace, limit, exit } = options;
  let since: number | undefined;
  return async (signal) => {
    if (since !== undefined) {
      if (Date.now() - since > SAME_SIGNAL) exit(1);
      return;
    }
    since = Date.now();
    console.log(`${signal}: finishing what runs, then leaving.`);
    try {
      await drain();
      await sleep(grace);
      await closeServer(server, Math.max(0, limit - grace));
      await Promise.race([close(), sleep(CLOSE_LIMIT)]);
      exit(0);
    } catch (error) {
      console.error(error);
      exit(1);
    }
  };
}
