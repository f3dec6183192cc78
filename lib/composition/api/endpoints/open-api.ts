/** GET /api/v1/openapi.json: the description of every endpoint, of this one too; serve-openapi.ts answers it. */
import { z } from 'zod';
import type { EndpointDescription } from '@/lib/platform/api/endpoint-description';

export const openApi = {
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document.',
  status: 200,
  answer: z.record(z.string(), z.unknown()),
} as const satisfies EndpointDescription;
