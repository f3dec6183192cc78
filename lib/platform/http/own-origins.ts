/**
 * Copies with the origins of the settings in place of those that the build was made with, so that one build
 * serves on any domain: in production, in staging, on a port of this machine.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { REGIONS, type Region } from '../region/region.ts';
import { inlineHash } from '../security/csp.ts';
import type { Encoding } from './accept-encoding.ts';
import { boundedCache } from './bounded-cache.ts';
import type { BuiltCopy } from './copies.ts';

export type Origins = Readonly<Record<Region, string>>;

/** A copy with its bytes: they lie in no file. */
export type OwnCopy = BuiltCopy & {
  content: Partial<Record<Encoding, Buffer>>;
  /** A page's policy allows its inline scripts by hash: the hashes of the build, and what they are now. */
  hashes: [built: string, now: string][];
};

/** How much of them is kept in memory, in bytes. */
const MEMORY = 64 * 1024 * 1024;
/**
 * A page of 127 KB takes 4 ms so. With 9, which clears a table of 32 MB for each, it takes 140 ms and is 0.3 % smaller; with
 * 11 it takes 130 ms and is a tenth smaller.
 */
const BROTLI_QUALITY = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A name goes on with these; a port makes another origin. */
const END = '(?![\\w-]|\\.\\w|:\\d)';

/** A pattern of the origins as texts hold them: plain, and as a part of another address. */
export const originPattern = (origins: Origins): RegExp => {
  const forms = REGIONS.flatMap((region) => [
    RegExp.escape(origins[region]),
    RegExp.escape(encodeURIComponent(origins[region])),
  ]);
  return new RegExp(`(?:${forms.join('|')})${END}`, 'g');
};

/** @returns `text` with the origins `now` wherever it names those of `built` */
export function replaceOrigins(text: string, built: Origins, now: Origins): string {
  const forms = new Map(
    REGIONS.flatMap((region) => [
      [built[region], now[region]],
      [encodeURIComponent(built[region]), encodeURIComponent(now[region])],
    ]),
  );
  return text.replace(originPattern(built), (form) => forms.get(form) ?? form);
}

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g;
const hashesIn = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(([, , text = '']) => inlineHash(text));

/** The hashes of inline scripts that are others, because the script of a page with a form names origins. */
function changedHashes(built: string, now: string): OwnCopy['hashes'] {
  const after = hashesIn(now);
  return hashesIn(built)
    .map((hash, place): OwnCopy['hashes'][number] => [hash, after[place] ?? hash])
    .filter(([former, hash]) => former !== hash);
}

const isSame = (one: Origins, other: Origins) =>
  REGIONS.every((region) => one[region] === other[region]);

/**
 * @param fileOf the path of a copy's plain file
 * @returns a function that gives the copy as it is to be sent; the very same one where nothing is to be replaced
 * @throws Error when the build has one origin for both editions and the settings have two
 */
export function ownOrigins(
  fileOf: (copy: BuiltCopy) => string,
  built: Origins,
  now: Origins,
): (copy: BuiltCopy) => BuiltCopy | Promise<OwnCopy> {
  if (isSame(built, now)) return (copy) => copy;
  if (built.USA === built.INDIA)
    throw new Error(
      `The build has ${built.USA} for both editions, so it cannot be told which is meant where. Run npm run build with the origins that are set.`,
    );
  const salt = JSON.stringify(now);

  const replace = async (copy: BuiltCopy): Promise<OwnCopy> => {
    const asBuilt = await readFile(fileOf(copy), 'utf8');
    const text = replaceOrigins(asBuilt, built, now);
    const hashes = copy.type.startsWith('text/html') ? changedHashes(asBuilt, text) : [];
    const identity = Buffer.from(text);
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    const content: OwnCopy['content'] = {
      identity,
      ...(copy.bytes.br !== undefined && { br: await brotli(identity, { params }) }),
      ...(copy.bytes.gzip !== undefined && { gzip: await zip(identity) }),
    };
    const lengths = Object.entries(content).map(([name, body]) => [name, body.length]);
    const hash = createHash('sha256').update(copy.tag).update(salt);
    const tag = hash.digest('base64url').slice(0, copy.tag.length);
    return { ...copy, tag, bytes: Object.fromEntries(lengths), content, hashes };
  };

  const kept = boundedCache<OwnCopy>(MEMORY);
  return (copy) => {
    if (!copy.hasOrigin) return copy;
    const { identity, br = 0, gzip: gz = 0 } = copy.bytes;
    return kept(copy.file, identity + br + gz, () => replace(copy));
  };
}
