/** /api/v1/company/me: the company that one's account belongs to. */
import 'server-only';
import { leaveOwnCompany, nameCompany, readCompany } from '@/lib/features/profile/company';
import { nameCompanySchema, ownCompanyAnswer } from '@/lib/features/profile/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

const path = '/company/me';

export const ownCompany = defineEndpoint(
  {
    method: 'GET',
    path,
    summary: 'The company that the account belongs to, or null.',
    needsSession: true,
    status: 200,
    answer: ownCompanyAnswer,
  },
  ({ session }) => readCompany(session.user.id),
);

export const nameOwnCompany = defineEndpoint(
  {
    method: 'POST',
    path,
    summary: 'Name the company that the account belongs to. Possible once.',
    body: nameCompanySchema,
    needsSession: true,
    status: 201,
    answer: ownCompanyAnswer,
  },
  ({ session, body }) => nameCompany(session.user, body.companyName),
);

export const leaveCompany = defineEndpoint(
  {
    method: 'DELETE',
    path,
    summary: 'Leave the company. It is deleted with its last member; another can be named then.',
    needsSession: true,
    status: 200,
    answer: ownCompanyAnswer,
  },
  ({ session }) => leaveOwnCompany(session.user),
);
