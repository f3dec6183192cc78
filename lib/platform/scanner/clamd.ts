/**
 * Asks ClamAV's daemon about bytes: its command INSTREAM (man 8 clamd), over TCP or a socket of this machine. Only
 * the two answers that it documents count; whatever else comes, or does not come, is a failure and no verdict.
 */
import 'server-only';
import { connect, type Socket } from 'node:net';
import type { ScannerAddress } from '../settings/scanner-address.ts';

/** What was found bears a name, such as 'Win.Test.EICAR_HDB-1'. */
export type Verdict = { isClean: true } | { isClean: false; found: string };

/** The scanner gave no verdict. `cause` is what its connection says. */
export class ScanFailedError extends Error {
  override name = 'ScanFailedError';
}

/** Zero-terminated, so that no line of an answer can be taken for its end. */
const COMMAND = 'zINSTREAM\0';
const CHUNK = 64 * 1024;
/** Far more than a file of ours has, and less than what clamd takes unless told (StreamMaxLength). */
const LARGEST = 10_000_000;
const LONGEST_ANSWER = 1024;
const FOUND = /^stream: ([\x21-\x7e]{1,256}) FOUND\0$/;

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

/** Each chunk follows its length in four bytes; one of no length ends the stream. */
function questionAbout(bytes: Buffer): Buffer {
  const parts: Buffer[] = [Buffer.from(COMMAND)];
  for (let from = 0; from < bytes.length; from += CHUNK) {
    const chunk = bytes.subarray(from, from + CHUNK);
    parts.push(lengthOf(chunk.length), chunk);
  }
  return Buffer.concat([...parts, lengthOf(0)]);
}

function verdictOf(answer: string): Verdict {
  if (answer === 'stream: OK\0') return { isClean: true };
  const found = FOUND.exec(answer)?.[1];
  if (found) return { isClean: false, found };
  throw new ScanFailedError('The scanner answered something else than a verdict.');
}

/** All that is said on `socket` until it closes. An answer that comes before the question is whole is none. */
function ask(socket: Socket, question: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let isAsked = false;
    const fail = (words: string, cause?: unknown) => reject(new ScanFailedError(words, { cause }));
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => {
      answer += part;
      if (!isAsked) fail('The scanner answered before it had the whole file.');
      else if (answer.length > LONGEST_ANSWER) fail('The answer of the scanner does not end.');
    });
    socket.on('error', (error) => fail('The scanner cannot be reached.', error));
    socket.on('close', () => resolve(answer));
    socket.write(question, (error) => {
      isAsked = !error;
    });
  });
}

/**
 * @param limitMs for all of it, from the connection to the last byte of the answer
 * @throws ScanFailedError when there is no verdict: take the file for dangerous then
 */
export async function askClamd(
  address: ScannerAddress,
  bytes: Buffer,
  limitMs: number,
): Promise<Verdict> {
  if (bytes.length > LARGEST) throw new ScanFailedError('The file is too large for the scanner.');
  const socket = connect(address);
  const timer = setTimeout(
    () => socket.destroy(Object.assign(new Error('No verdict in time.'), { code: 'ETIMEDOUT' })),
    limitMs,
  );
  try {
    return verdictOf(await ask(socket, questionAbout(bytes)));
  } finally {
    clearTimeout(timer);
    socket.destroy();
  }
}
