/**
 * Passwords are kept as argon2id hashes, written in the PHC string format, which names its own
 * parameters: a hash made with other ones can still be checked after they change. Node's own argon2 (24.7
 * or newer) makes them: a package for it brings a native addon for each platform.
 */
import 'server-only';
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's Password Storage Cheat Sheet: 19 MiB, two passes, one lane. Memory is in KiB. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/-]+)\$([\w+/-]+)$/;

type Cost = { memory: number; passes: number; parallelism: number };
const derive = promisify(argon2);

const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const write = ({ memory, passes, parallelism }: Cost, salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`;

/** The same characters typed on another keyboard must be the same password. */
function hash(password: string, salt: Buffer, cost: Cost, tagLength: number): Promise<Buffer> {
  const message = password.normalize('NFKC');
  return derive('argon2id', { message, nonce: salt, tagLength, ...cost });
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return write(COST, salt, await hash(password, salt, COST, HASH_BYTES));
}

/** @throws Error when `kept` is no hash that hashPassword() made */
export async function verifyPassword(password: string, kept: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = PHC.exec(kept) ?? [];
  if (!memory) throw new Error('The stored hash of a password cannot be read.');
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  };
  const tag = Buffer.from(expected, 'base64');
  const given = await hash(password, Buffer.from(salt, 'base64'), cost, tag.length);
  return timingSafeEqual(given, tag);
}

/** The hash of no password: checking it takes as long as checking a real one. */
export const DUMMY_HASH = write(COST, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));
