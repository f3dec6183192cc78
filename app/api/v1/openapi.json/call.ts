/** GET /api/v1/openapi.json: the description of every call. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';

export const openApi = defineCall({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document.',
  status: 200,
  answer: z.record(z.string(), z.unknown()),
});
