/**
 * Recovery codes: ten letters and digits, one use each, kept as argon2id hashes. The first letter says which of the
 * ten it is, so that one hash is made for a try and not ten; the other nine are chance, 45 bits.
 */
import 'server-only';
import { randomInt } from 'node:crypto';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { DUMMY_HASH, hashPassword, verifyPassword } from '../../platform/session/password.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { findCodeHash, spendRecoveryCode } from './rows/recovery-codes.ts';

export const RECOVERY_CODES = 10;
/** Without letters that are taken for digits, or for each other. */
const ALPHABET = 'abcdefghjkmnpqrstvwxyz0123456789';
const CHANCES = 9;

export type NewCodes = {
  /** To be shown once: 'abcde-fghij'. */
  codes: string[];
  hashes: string[];
};

function newCode(position: number): string {
  const chance = Array.from({ length: CHANCES }, () => ALPHABET[randomInt(ALPHABET.length)]);
  const code = `${ALPHABET[position]}${chance.join('')}`;
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}

/** As it is hashed, however it was typed. */
const plain = (code: string) => code.toLowerCase().replace(/[^a-z\d]/g, '');

/** Nothing is kept yet: hashing takes a while, and no transaction waits for it. */
export async function makeRecoveryCodes(count = RECOVERY_CODES): Promise<NewCodes> {
  const codes = Array.from({ length: count }, (_, position) => newCode(position));
  return { codes, hashes: await hashCodes(codes) };
}

/** Accounts whose codes are being made. */
const making = new Set<string>();

/**
 * Ten for the account. Their hashes are half a second of work, which nobody asks for twice at once but to keep the
 * server busy.
 * @throws ApiError TOO_MANY_REQUESTS while those of the same account are being made here
 */
export async function makeRecoveryCodesOf({ id }: Pick<User, 'id'>): Promise<NewCodes> {
  if (making.has(id)) throw new ApiError('TOO_MANY_REQUESTS');
  making.add(id);
  try {
    return await makeRecoveryCodes();
  } finally {
    making.delete(id);
  }
}

/** One after the other: each takes 19 MiB for a moment. */
export async function hashCodes(codes: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const code of codes) hashes.push(await hashPassword(plain(code)));
  return hashes;
}

/**
 * Uses `code` up, and tells the owner by mail.
 * @returns whether it was one of theirs. The same work is done when there is none
 */
export async function redeemRecoveryCode(user: User, code: string): Promise<boolean> {
  const db = await getDb();
  const typed = plain(code);
  const hash = await findCodeHash(db, user.id, ALPHABET.indexOf(typed.charAt(0)));
  const isRight = await verifyPassword(typed, hash ?? DUMMY_HASH);
  if (!hash || !isRight) return false;
  const outbox = await getOutbox();
  return db.transaction(async (tx) => {
    const isOurs = await spendRecoveryCode(tx, user.id, hash);
    if (isOurs) await oweNotice(tx, outbox, user, 'recovery-code-used');
    return isOurs;
  });
}
