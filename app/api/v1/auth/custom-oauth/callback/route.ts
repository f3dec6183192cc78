/** GET /api/v1/auth/custom-oauth/callback: back from the identity provider. */
import { route } from '@/lib/api/route';
import { answerProvider } from '@/lib/oidc/answer';
import { backFromProvider } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  backFromProvider,
  answerProvider,
);
