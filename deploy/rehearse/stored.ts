/** What the database of a rehearsal holds: submissions, and mails that are still owed. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { StoredRow } from './reconcile.ts';

/** Above the longest wait of a mail that failed twice. */
const MAILS_LIMIT_MS = 240_000;

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

/** Makes an empty database beside that of `url`. @returns its address */
export async function makeDatabase(url: string, name: string): Promise<string> {
  await query(url, `CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

/** The hashes of all files that visitors sent. */
function hashesIn(dataDir: string): Set<string> {
  const folder = join(dataDir, 'files');
  if (!existsSync(folder)) return new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Set(
    files
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
      .map((bytes) => createHash('sha256').update(bytes).digest('hex')),
  );
}

/** All that visitors sent and the database at `url` has. */
export async function readStored(url: string, dataDir: string): Promise<StoredRow[]> {
  const rows = await query<{
    reference: string;
    email: string;
    kind: string;
    sha256: string | null;
  }>(
    url,
    `SELECT s.reference, s.email, s.kind, f.sha256
       FROM submissions s LEFT JOIN files f ON f.id = s.file_id
     UNION ALL
     SELECT reference, email, 'newsletter', NULL FROM newsletter_subscriptions`,
  );
  const hashes = hashesIn(dataDir);
  return rows.map(({ reference, email, kind, sha256 }) => ({
    reference,
    email,
    hasFile: kind !== 'application' || (sha256 !== null && hashes.has(sha256)),
  }));
}

/** Waits until no mail is owed any more. @returns how many are when that takes too long */
export async function untilMailsLeft(url: string): Promise<number> {
  const deadline = Date.now() + MAILS_LIMIT_MS;
  for (;;) {
    const [row] = await query<{ owed: number }>(
      url,
      "SELECT count(*)::int AS owed FROM pgboss.job WHERE name = 'mail' AND state < 'completed'",
    );
    const owed = row?.owed ?? 0;
    if (owed === 0 || Date.now() > deadline) return owed;
    await sleep(500);
  }
}
