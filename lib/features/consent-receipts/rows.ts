/** Consent receipts. They are only ever added; there is no function to change one. */
import 'server-only';
import type { Transaction } from '../../platform/db/database.ts';
import { consentReceipts } from './tables.ts';

export type NewReceipt = Omit<typeof consentReceipts.$inferInsert, 'id' | 'created'>;
/** What the visitor gets back: all but the hash of their address. */
export type Receipt = {
  id: string;
  revision: string;
  decision: NewReceipt['decision'];
  categories: NewReceipt['categories'];
  region: NewReceipt['region'];
  createdAt: string;
};

export async function insertReceipt(tx: Transaction, receipt: NewReceipt): Promise<Receipt> {
  const [row] = await tx.insert(consentReceipts).values(receipt).returning();
  if (!row) throw new Error('The insert returned no row.');
  const { id, revision, decision, categories, region, created } = row;
  return { id, revision, decision, categories, region, createdAt: created.toISOString() };
}
