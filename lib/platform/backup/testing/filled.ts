/** Rows that are easily lost or changed on their way through a file. */
import { ne, sql } from 'drizzle-orm';
import { recordCommand } from '../../../features/audit/record.ts';
import { jobs } from '../../../features/careers/tables.ts';
import { submissions } from '../../../features/submissions/tables.ts';
import { getDb } from '../../db/database.ts';
import { rateLimits } from '../../db/tables.ts';
import { files } from '../../files/tables.ts';
import { companies, sessions, users } from '../../session/tables.ts';

/** Line ends of all kinds, what JSON, SQL and COPY take for their own, and a letter of four bytes. */
export const TRICKY = 'a\nb\r\nc\u2028d\u2029"quoted" \'too\' \\. \\N {} [null] \t 🗼 = ₹';

export const message = (reference: string) =>
  ({ reference, kind: 'contact', region: 'USA', name: 'Ada', email: 'ada@example.org' }) as const;

/** Rows of tables that point to each other, and more messages than are read at a time. */
export async function fill(): Promise<void> {
  const db = await getDb();
  const [company] = await db.insert(companies).values({ name: TRICKY, region: 'USA' }).returning();
  const [user] = await db
    .insert(users)
    .values({ email: 'ada@example.org', name: '', companyId: company?.id, consent: { maps: true } })
    .returning();
  const userId = user?.id ?? '';
  const expiresAt = new Date('2030-01-01');
  await db.insert(sessions).values({ userId, tokenHash: 'x', expiresAt });
  const type = 'application/pdf';
  const cv = { purpose: 'cv', name: 'cv.pdf', type, size: 1, sha256: 'x' } as const;
  const [file] = await db.insert(files).values([cv, cv]).returning();
  const fileId = file?.id ?? '';
  await db.delete(files).where(ne(files.id, fileId));
  const details = { message: TRICKY };
  await db.insert(submissions).values({ ...message('NV-TRICKY'), details, fileId, userId });
  const many = Array.from({ length: 1100 }, (_, at) => message(`NV-${at}`));
  await db.insert(submissions).values(many);
  await db.insert(rateLimits).values({ key: 'k' });
  await recordCommand(db, null, { action: 'database-dumped' });
  // A generated column, and one with a name that SQL has for itself.
  const job = { id: 'j', region: 'USA', position: 1, title: TRICKY, team: 't' } as const;
  const place = { location: 'l', workMode: 'remote', employer: 'e' } as const;
  await db.insert(jobs).values({ ...job, ...place, summary: 's', words: 'w' });
  // More digits than JavaScript keeps, and the two kinds of null.
  await db.execute(sql`UPDATE rate_limits SET expire = 9007199254740993`);
  await db.execute(sql`UPDATE users SET created_at = '2026-02-03T04:05:06.123456Z'`);
  await db.execute(sql`INSERT INTO idempotency_keys (scope, key, body_hash, body) VALUES
    ('null of JSON', 'k', 'x', 'null'), ('null of SQL', 'k', 'x', NULL),
    ('number', 'k', 'x', '{"n": 12345678901234567890.10}')`);
}
