/**
 * Secrets that we have to read again, and so cannot hash: encrypted with a key that follows from SECRET_KEY, so that
 * a copy of the database shows none (AES-256-GCM; the nonce of 12 bytes stands in front, the tag of 16 behind).
 */
import 'server-only';
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { keysFor } from './keyed-hash.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param purpose what was sealed for one means nothing to another
 * @param owner whose it is, such as the id of an account: in another's row it cannot be read
 * @returns base64url; another one each time
 */
export function seal(purpose: string, owner: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keysFor(purpose)[0], nonce);
  cipher.setAAD(Buffer.from(owner));
  const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
}

function openWith(key: Buffer, owner: string, sealed: Buffer): string | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Of another key, another owner, or changed.
    return undefined;
  }
}

/** What seal() was given, also under a former secret key; undefined when no key of ours opens it. */
export function unseal(purpose: string, owner: string, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  for (const key of keysFor(purpose)) {
    const secret = openWith(key, owner, bytes);
    if (secret !== undefined) return secret;
  }
  return undefined;
}
