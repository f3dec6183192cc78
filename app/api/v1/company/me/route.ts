/** /api/v1/company/me: the company that one's account belongs to. */
import { methods } from '@/lib/api/methods';
import { handlerOf } from '@/lib/api/route';
import { nameCompany, readCompany } from '@/lib/profile/company';
import { nameOwnCompany, ownCompany } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: handlerOf(ownCompany, ({ session }) => readCompany(session.user.id)),
  POST: handlerOf(nameOwnCompany, ({ session, body }) =>
    nameCompany(session.user, body.companyName),
  ),
});
