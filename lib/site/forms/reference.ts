/** Reference numbers such as NV-7F3K-92QD: short enough for the phone, without look-alikes. */
import { randomBytes } from 'node:crypto';
import { brand } from '../content/company.ts';

/** No 0 O, 1 I L, and no U, which keeps most words out. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference made of `bytes`: at random, or the same one for the same eight bytes. */
export function makeReference(bytes: Uint8Array = randomBytes(8)): string {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => LETTERS[byte % LETTERS.length]);
  return `${brand.USA.references}-${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The reference of a row that keeps none of its own: the same one for the same `id`, a UUID. */
export const referenceOfRow = (id: string): string =>
  makeReference(Buffer.from(id.replaceAll('-', ''), 'hex'));
