/** GET /api/v1/acknowledgement/all: our texts, and which of them the account has acknowledged. */
import { route } from '@/lib/api/route';
import { listAcknowledgements } from '@/lib/profile/acknowledge';
import { acknowledgements } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  acknowledgements,
  async ({ session }) => ({ items: await listAcknowledgements(session.user) }),
);
