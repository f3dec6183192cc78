/** POST /api/v1/desk/pulse: whether there is anything new, and who else looks at the same message. */
import 'server-only';
import { readPulse } from '@/lib/features/desk/pulse';
import { pulseAnswer, pulseBody } from '@/lib/features/desk/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const readDeskPulse = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/pulse',
    summary:
      'Say which message is open; learn who else has it open, and whether anything has changed.',
    body: pulseBody,
    roles: ['desk'],
    status: 200,
    answer: pulseAnswer,
  },
  readPulse,
);
