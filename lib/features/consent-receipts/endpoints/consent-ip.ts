/** GET /api/v1/global/consent/ip: what a consent record given now must hold as its address. */
import 'server-only';
import { z } from 'zod';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const consentIp = defineEndpoint(
  {
    method: 'GET',
    path: '/global/consent/ip',
    summary: 'The address that a consent record given now must hold: the one that the guard sees.',
    status: 200,
    answer: z.object({ ip: z.string() }),
  },
  ({ address }) => ({
    ip: address,
  }),
);
