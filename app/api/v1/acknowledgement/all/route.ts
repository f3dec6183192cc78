/** GET /api/v1/acknowledgement/all: our texts, and which of them the account has acknowledged. */

import { listAcknowledgements } from '@/lib/features/profile/acknowledge';
import { route } from '@/lib/platform/api/route';
import { acknowledgements } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  acknowledgements,
  async ({ session }) => ({ items: await listAcknowledgements(session.user) }),
);
