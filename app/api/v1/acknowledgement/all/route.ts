/** GET /api/v1/acknowledgement/all: our texts, and which of them the account has acknowledged. */
import { acknowledgements } from '@/lib/features/profile/endpoints/acknowledgements';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(acknowledgements);
