/**
 * The file of a dump: gzip, whose checksum finds what was changed or cut off, and in it one JSON value a line.
 * First a header, then for each table its name and columns and a line for each row, then the counts of rows.
 * Values are PostgreSQL's own text, so that each comes back to the last digit, in either database.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';

export const FORMAT = 'site-dump/1';

const header = z.object({
  format: z.literal(FORMAT),
  made: z.iso.datetime(),
  /** The last migration of the database that was dumped. */
  migration: z.string(),
  databaseId: z.uuid(),
});
const table = z.object({ table: z.string(), columns: z.array(z.string()) });
const row = z.array(z.string().nullable());
const end = z.object({ rows: z.record(z.string(), z.number()) });
const line = z.union([row, table, end, header]);

export type DumpHeader = z.infer<typeof header>;
/** `json` is the row as it stands in the file: an array of texts. */
export type DumpedRow = { table: string; columns: string[]; json: string };

export class BrokenDumpError extends Error {
  override name = 'BrokenDumpError';
  constructor(file: string, reason: string) {
    super(
      `${file} is not a whole dump: ${reason}. Nothing was changed. ` +
        'Copy it again from where it was made, or take another one.',
    );
  }
}

/**
 * Writes `lines`, which end without line ends, for the owner of the file only.
 * @throws Error when there is such a file, or what `lines` throws; an unfinished file stays behind
 */
export async function writeLines(file: string, lines: AsyncIterable<string>): Promise<void> {
  async function* ended() {
    for await (const one of lines) yield `${one}\n`;
  }
  const out = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  await pipeline(Readable.from(ended()), createGzip(), out);
}

/** Not readline: it ends a line at U+2028 too, which may stand in what a visitor wrote. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unzip = createGunzip();
  // Its failure reaches the reader of `unzip`, below.
  const reading = pipeline(createReadStream(file), unzip).catch(() => undefined);
  unzip.setEncoding('utf8');
  let rest = '';
  for await (const chunk of unzip) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  await reading;
}

function parse(text: string): z.infer<typeof line> {
  const parsed = line.safeParse(JSON.parse(text));
  if (!parsed.success) throw new Error('a line is none of a dump');
  return parsed.data;
}

/** What stands in `file`, each line and the counts of rows checked on the way. */
async function* checkedValues(file: string): AsyncGenerator<DumpHeader | DumpedRow> {
  const counts: Record<string, number> = {};
  let current: z.infer<typeof table> | undefined;
  let isEnded = false;
  for await (const json of linesOf(file)) {
    const value = parse(json);
    if (isEnded) throw new Error('something follows its end');
    if (Array.isArray(value)) {
      if (!current || value.length !== current.columns.length)
        throw new Error('a row fits no table');
      counts[current.table] = (counts[current.table] ?? 0) + 1;
      yield { ...current, json };
    } else if ('format' in value) yield value;
    else if ('table' in value) {
      current = value;
      counts[value.table] = 0;
    } else {
      if (JSON.stringify(value.rows) !== JSON.stringify(counts))
        throw new Error('it has other numbers of rows than it says');
      isEnded = true;
    }
  }
  if (!isEnded) throw new Error('its end is missing');
}

/**
 * The header of a dump and its rows, in the order in which they may be inserted.
 * @throws BrokenDumpError, at the latest after the last row
 */
export async function* readDump(file: string): AsyncGenerator<DumpHeader | DumpedRow> {
  try {
    yield* checkedValues(file);
  } catch (error) {
    throw new BrokenDumpError(file, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Reads the whole of a dump, and keeps nothing but its header and the number of its rows.
 * @throws BrokenDumpError
 */
export async function checkDump(file: string): Promise<{ header: DumpHeader; rows: number }> {
  let header: DumpHeader | undefined;
  let rows = 0;
  for await (const value of readDump(file))
    if ('format' in value) header = value;
    else rows += 1;
  if (!header) throw new BrokenDumpError(file, 'its header is missing');
  return { header, rows };
}
