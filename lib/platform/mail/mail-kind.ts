/** A mail, and one kind of mail: how its row is found, what is written, how it is marked as sent. */
import 'server-only';
import { eq } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import type { Region } from '../region/region.ts';

/** Already written for both forms: our own words, or somebody else's as `quoted()` of site/mail/template.ts has them. */
export type Ready = { html: string; text: string };
export type TemplateValues = Record<string, string | Ready>;

/** A template that is missing, or asks for a value that it is not given. Trying again won't help. */
export class TemplateError extends Error {
  override name = 'TemplateError';
}

/** What one kind of mail says, and its recipient. Sender, Message-ID and frame are added to every mail. */
export type Letter = {
  region: Region;
  reference: string;
  /** Of the row: a mail that is sent twice bears the same date. */
  date: Date;
  to: string;
  replyTo: string | { name: string; address: string };
  subject: string;
  headers: Record<string, string>;
  /** Of content/mail, when it is not the kind's own name: several kinds may share one. */
  template?: string;
  /** Files that go along: their bytes, never a path or an address. */
  attachments?: { filename: string; contentType: string; content: Buffer }[];
  /** What the templates of this kind ask for, besides what `frame.ts` gives to all. */
  values: TemplateValues;
};

/** A letter with all that every mail has, as it is handed to the mail server. */
export type Mail = Omit<Letter, 'region' | 'template' | 'values'> & {
  kind: string;
  from: { name: string; address: string };
  html: string;
  text: string;
  messageId: string;
};

export type MailKind<Row = never> = {
  /** Of its jobs in the outbox and, unless a letter names another, of its templates in content/mail. */
  name: string;
  write: (row: Row) => Letter;
  /** The letter about the row `id`; undefined when it was erased or its mail has left. */
  find: (db: Database, id: string) => Promise<Letter | undefined>;
  markSent: (db: Database, id: string) => Promise<void>;
};

type MailTable = PgTable & { id: AnyPgColumn };

/**
 * @param sentColumn of `table`: when this kind of mail about the row has left
 * @param write made from the row alone, so that a mail sent twice is recognised as one
 */
export function mailKind<Table extends MailTable>(
  name: string,
  table: Table,
  sentColumn: keyof Table['$inferSelect'] & string,
  write: (row: Table['$inferSelect']) => Letter,
): MailKind<Table['$inferSelect']> {
  const ofRow = (id: string) => eq(table.id, id);
  return {
    name,
    write,
    find: async (db, id) => {
      const rows = await db
        .select()
        .from(table as PgTable)
        .where(ofRow(id));
      const [row] = rows as Table['$inferSelect'][];
      return row && row[sentColumn] === null ? write(row) : undefined;
    },
    markSent: async (db, id) => {
      await db
        .update(table as PgTable)
        .set({ [sentColumn]: new Date() })
        .where(ofRow(id));
    },
  };
}
