/** The keyed hashes of keyed-hash.ts, for code that Next bundles: a door that no browser's bundle gets through. */
import 'server-only';

export { isKeyedHash, keyedHash } from './keyed-hash.ts';
