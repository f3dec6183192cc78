/**
 * A copy of everything that we hold about a person (GDPR, articles 15 and 20; Digital Personal Data
 * Protection Act 2023 of India, section 11), as one JSON file.
 */
import 'server-only';
import { findProfile } from '../../features/profile/rows/profile.ts';
import { jsonResponse } from '../../platform/api/answer.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { getDb } from '../../platform/db/database.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { brand } from '../../site/content/site.ts';
import { findPersonalData } from './personal-data.ts';

/** @throws ApiError INVALID_TOKEN when the account is gone */
export async function answerExport(user: User, now = new Date()): Promise<Response> {
  const db = await getDb();
  const profile = await findProfile(db, user.id);
  if (!profile) throw new ApiError('INVALID_TOKEN');
  const { consent, ...account } = profile;
  const data = {
    exportedAt: now,
    account,
    cookieChoice: consent,
    ...(await findPersonalData(db, user)),
  };
  const day = now.toISOString().slice(0, 10);
  return jsonResponse(200, data, {
    'Content-Disposition': `attachment; filename="${brand[user.region].slug}-my-data-${day}.json"`,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });
}
