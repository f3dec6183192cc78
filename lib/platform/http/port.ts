/** Opening the port, with words for the two ways in which that usually fails. */
import type { Server } from 'node:net';
import { createServer } from 'node:net';

function explain(error: NodeJS.ErrnoException, port: number, setting: string): Error {
  const free = `Choose another one: ${setting}=${port + 1} npm start`;
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use by another program. ${free}`);
  if (error.code === 'EACCES')
    return new Error(`Port ${port} needs rights that this user does not have. ${free}`);
  return error;
}

/**
 * A start looks whether its port is free by opening it (assertPortIsFree), which must not cost the port another start
 * that is about to listen: a port that is taken is tried again for so long, in ms.
 */
const PATIENCE_MS = 500;
const PAUSE_MS = 50;

/**
 * @param setting where the port was chosen, for the words of an error
 * @returns the port that was opened; another one than asked when that was 0
 */
export function listen(
  server: Server,
  port: number,
  host: string,
  setting = 'PORT',
): Promise<number> {
  let left = PATIENCE_MS / PAUSE_MS;
  return new Promise((resolve, reject) => {
    const tryAgain = (error: NodeJS.ErrnoException) => {
      left -= 1;
      if (error.code === 'EADDRINUSE' && left > 0)
        setTimeout(() => server.listen(port, host), PAUSE_MS);
      else {
        stop();
        reject(explain(error, port, setting));
      }
    };
    const succeed = () => {
      stop();
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    };
    const stop = () => server.off('error', tryAgain).off('listening', succeed);
    server.on('error', tryAgain).on('listening', succeed);
    server.listen(port, host);
  });
}

/** Fails when the port cannot be opened: better known before a build than after it. */
export async function assertPortIsFree(port: number, host: string): Promise<void> {
  const probe = createServer();
  await listen(probe, port, host);
  await new Promise((resolve) => probe.close(resolve));
}
