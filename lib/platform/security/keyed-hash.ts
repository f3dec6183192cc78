/**
 * The site's secret, and the keyed hashes made with it. Our own HTTP server imports this; all that Next bundles
 * imports secret-key.ts.
 */
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

let secrets: [own: string, ...former: string[]] | undefined;
type Keys = [own: Buffer, ...former: Buffer[]];
const keys = new Map<string, Keys>();

/** Each purpose has keys of its own, so that a value made for one means nothing to another. 32 bytes each. */
export function keysFor(purpose: string): Keys {
  const known = keys.get(purpose);
  if (known) return known;
  const { SECRET_KEY, SECRET_KEY_PREVIOUS, DATA_DIR } = settings();
  secrets ??= [SECRET_KEY ?? keptKey(DATA_DIR), ...SECRET_KEY_PREVIOUS];
  const derived = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  keys.set(purpose, derived as Keys);
  return derived as Keys;
}

const hashWith = (key: Buffer, value: string) =>
  createHmac('sha256', key).update(value).digest('base64url');

/** HMAC-SHA256 of `value` under the key of `purpose`, in base64url; never under a former key. */
export const keyedHash = (purpose: string, value: string): string =>
  hashWith(keysFor(purpose)[0], value);

/**
 * True when `hash` is the keyed hash of `value`; takes the same time either way.
 * @param accepted 'ofFormerKeys' too: for what must outlive a change of SECRET_KEY
 */
export function isKeyedHash(
  purpose: string,
  value: string,
  hash: string,
  accepted: 'ofOwnKey' | 'ofFormerKeys',
): boolean {
  const [own, ...former] = keysFor(purpose);
  const given = Buffer.from(hash);
  return [own, ...(accepted === 'ofFormerKeys' ? former : [])]
    .map((key) => Buffer.from(hashWith(key, value)))
    .map((expected) => expected.length === given.length && timingSafeEqual(expected, given))
    .includes(true);
}
