/**
 * Everything that the process prints becomes a line of the log: Next, React and the drivers print
 * errors with `console`, and some of these repeat what a visitor sent, control characters included.
 */

import { describeError, type Log } from '../log/log.ts';

type Write = typeof process.stdout.write;

/** Hands each piece that is written to `stream` to `note`. @returns the stream's own way to write */
function redirect(stream: NodeJS.WriteStream, note: (text: string) => void): Write {
  const original: Write = stream.write.bind(stream);
  const write = (piece: string | Uint8Array, encoding?: unknown, done?: unknown): boolean => {
    const text = typeof piece === 'string' ? piece : Buffer.from(piece).toString();
    if (text.trim() !== '') note(text.trim());
    const callback = typeof encoding === 'function' ? encoding : done;
    if (typeof callback === 'function') queueMicrotask(() => callback());
    return true;
  };
  stream.write = write as Write;
  return original;
}

/**
 * From now on standard output and standard error are for `log` alone. The logger itself writes to the
 * file descriptor, so nothing goes round in a circle.
 * @returns says one thing to the person at the terminal, as it is: never what a visitor sent
 */
export function takeOverOutput(log: Pick<Log, 'info' | 'warn' | 'error'>): (text: string) => void {
  const say = redirect(process.stdout, (text) => log.info(text));
  redirect(process.stderr, (text) => log.error(text));
  // Node prints its own warnings past both streams.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn(describeError(warning), 'warning of the runtime'));
  return (text) => void say(`${text}\n`);
}
