/** GET /api/v1/auth/custom-oauth/callback: back from the identity provider. */

import { answerProvider } from '@/lib/features/oidc/answer';
import { route } from '@/lib/platform/api/route';
import { backFromProvider } from './call';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(
  backFromProvider,
  answerProvider,
);
