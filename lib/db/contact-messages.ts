/** Messages of the contact form, as the rest of the site knows them. */
import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database, Transaction } from './database.ts';
import { contactMessages } from './schema.ts';

type Row = typeof contactMessages.$inferSelect;
export type ContactMessage = Omit<Row, 'acknowledgementSent' | 'deskSent'>;
export type NewContactMessage = Omit<typeof contactMessages.$inferInsert, 'id' | 'created'>;
export type MailKind = 'acknowledgement' | 'desk';

const SENT_COLUMN = { acknowledgement: 'acknowledgementSent', desk: 'deskSent' } as const;

export async function insertContactMessage(
  tx: Transaction,
  message: NewContactMessage,
): Promise<{ id: string }> {
  const [row] = await tx
    .insert(contactMessages)
    .values(message)
    .returning({ id: contactMessages.id });
  if (!row) throw new Error('The insert returned no row.');
  return row;
}

/** The message and whether its mail of that kind has left; undefined when it was erased. */
export async function findContactMessage(
  db: Database,
  id: string,
  kind: MailKind,
): Promise<{ message: ContactMessage; isSent: boolean } | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  if (!row) return undefined;
  const { acknowledgementSent, deskSent, ...message } = row;
  const sent = kind === 'acknowledgement' ? acknowledgementSent : deskSent;
  return { message, isSent: sent !== null };
}

export async function markMailSent(db: Database, id: string, kind: MailKind): Promise<void> {
  await db
    .update(contactMessages)
    .set({ [SENT_COLUMN[kind]]: new Date() })
    .where(eq(contactMessages.id, id));
}
