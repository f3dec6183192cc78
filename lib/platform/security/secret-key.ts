/** The site's secret, and the keyed hashes made with it. */
import 'server-only';
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closeToOthers, placeFile, privateFolder } from '../data-folder/data-folder.ts';
import { settings } from '../settings/settings.ts';

const FILE = 'secret-key';

/** Reads the key that the first start left in DATA_DIR, or makes it. Readable by its owner only. */
function keptKey(dataDir: string): string {
  privateFolder(dataDir);
  const file = join(dataDir, FILE);
  closeToOthers(file);
  if (!existsSync(file)) placeFile(file, `${randomBytes(32).toString('base64url')}\n`);
  // When two processes start together, the first one's key counts for both.
  return readFileSync(file, 'utf8').trim();
}

let secret: string | undefined;
const keys = new Map<string, Buffer>();

/** Each purpose has a key of its own, so that a value made for one means nothing to another. */
function keyFor(purpose: string): Buffer {
  const known = keys.get(purpose);
  if (known) return known;
  secret ??= settings().SECRET_KEY ?? keptKey(settings().DATA_DIR);
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  keys.set(purpose, key);
  return key;
}

/** HMAC-SHA256 of `value` under the key of `purpose`, in base64url. */
export function keyedHash(purpose: string, value: string): string {
  return createHmac('sha256', keyFor(purpose)).update(value).digest('base64url');
}

/** True when `hash` is the keyed hash of `value`; takes the same time either way. */
export function isKeyedHash(purpose: string, value: string, hash: string): boolean {
  const expected = Buffer.from(keyedHash(purpose, value));
  const given = Buffer.from(hash);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
