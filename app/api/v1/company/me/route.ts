/** /api/v1/company/me: the company that one's account belongs to. */

import { nameCompany, readCompany } from '@/lib/features/profile/company';
import { methods } from '@/lib/platform/api/methods';
import { handlerOf } from '@/lib/platform/api/route';
import { nameOwnCompany, ownCompany } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(ownCompany, ({ session }) => readCompany(session.user.id)),
  POST: handlerOf(nameOwnCompany, ({ session, body }) =>
    nameCompany(session.user, body.companyName),
  ),
});
