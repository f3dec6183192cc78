/** The tables of a backup, as the database describes them, and in which order rows may be inserted. */
import 'server-only';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { OWED_JOBS } from '../mail/outbox.ts';

export type Table = {
  /** With its schema: public.users. */
  name: string;
  /** Those that hold what was put into them; a generated one is made again. */
  columns: { name: string; type: string; sequence: string | null }[];
  /** The tables that its rows point to. */
  references: string[];
  /** Of its rows, in SQL. */
  where: string;
};

/** A name of tablesOf(), with its schema or without, as SQL has it. */
export const quoted = (name: string) => `"${name.replaceAll('.', '"."')}"`;

/** What points to a table comes after it; a table that points to itself waits for no other. */
function inOrder(tables: Table[]): Table[] {
  const sorted: Table[] = [];
  const isReady = ({ name, references }: Table) =>
    references.every((other) => other === name || sorted.some((table) => table.name === other));
  let rest = tables;
  while (rest.length > 0) {
    const next = rest.filter(isReady);
    if (next.length === 0)
      throw new Error(
        `The tables ${rest.map(({ name }) => name).join(', ')} point to each other in a circle. ` +
          'Break it in a migration, or insert and then update them in lib/platform/backup.',
      );
    sorted.push(...next);
    rest = rest.filter((table) => !next.includes(table));
  }
  return sorted;
}

/**
 * Our tables and the jobs of owed mails, none when the site has never started with this database.
 * @throws Error when tables point to each other in a circle
 */
export async function tablesOf(db: Database | Transaction): Promise<Table[]> {
  const { rows } = await db.execute(sql`
    SELECT space.nspname || '.' || class.relname AS name,
      (SELECT json_agg(json_build_object('name', attname,
          'type', format_type(atttypid, atttypmod),
          'sequence', pg_get_serial_sequence(class.oid::regclass::text, attname)) ORDER BY attnum)
        FROM pg_attribute
        WHERE attrelid = class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
      ) AS columns,
      (SELECT coalesce(json_agg(other_space.nspname || '.' || other.relname), '[]')
        FROM pg_constraint
          JOIN pg_class other ON other.oid = confrelid
          JOIN pg_namespace other_space ON other_space.oid = other.relnamespace
        WHERE conrelid = class.oid AND contype = 'f' AND space.nspname = 'public'
      ) AS references
    FROM pg_class class JOIN pg_namespace space ON space.oid = class.relnamespace
    WHERE (space.nspname = 'public' AND class.relkind = 'r')
      OR class.oid = to_regclass(${OWED_JOBS.table})
    ORDER BY name`);
  const tables = (rows as Omit<Table, 'where'>[]).map((table) => ({
    ...table,
    where: table.name === OWED_JOBS.table ? OWED_JOBS.where : 'true',
  }));
  return inOrder(tables);
}
