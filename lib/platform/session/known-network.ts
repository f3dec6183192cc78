/** The network and the browser of a visitor in relation to an account, as hashes that say nothing of either. */
import 'server-only';
import { addressGroup } from '../security/client-address.ts';
import { keyedHash } from '../security/secret-key.ts';

/**
 * After a change of the secret key every network is new, until its visitor signs in again.
 * @param address the visitor's, as clientAddress() gives it
 */
export const networkOf = (email: string, address: string): string =>
  keyedHash('known-network', JSON.stringify([email.toLowerCase(), addressGroup(address)]));

/** @param kind of browser and system, without versions: an update makes no other browser of it */
export const browserHash = (email: string, kind: string): string =>
  keyedHash('known-browser', JSON.stringify([email.toLowerCase(), kind]));
