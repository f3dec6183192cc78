/** /api/v1/company/me: the company that one's account belongs to. */

import { nameCompanySchema, ownCompanyAnswer } from '@/lib/features/profile/schema';
import { defineCall } from '@/lib/platform/api/call';

const path = '/company/me';

export const ownCompany = defineCall({
  method: 'GET',
  path,
  summary: 'The company that the account belongs to, or null.',
  needsSession: true,
  status: 200,
  answer: ownCompanyAnswer,
});

export const nameOwnCompany = defineCall({
  method: 'POST',
  path,
  summary: 'Name the company that the account belongs to. Possible once.',
  body: nameCompanySchema,
  needsSession: true,
  status: 201,
  answer: ownCompanyAnswer,
});
