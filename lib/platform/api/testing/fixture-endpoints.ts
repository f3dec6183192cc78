/** Endpoints that no visitor has: the pipeline's tests need every kind before the site does. */
import { z } from 'zod';
import type { EndpointDescription } from '../endpoint-description.ts';

const params = z.strictObject({ id: z.uuid() });
export const UPLOAD_LIMIT = 8 * 1024;

/** Below a folder `[id]`, changed in part, by the desk alone. */
export const changeJob = {
  method: 'PATCH',
  path: '/jobs/[id]',
  summary: 'Change a job.',
  params,
  body: z.strictObject({ title: z.string().min(1).max(80) }),
  roles: ['desk'],
  status: 200,
  answer: z.object({ id: z.uuid(), title: z.string() }),
} as const satisfies EndpointDescription;

/** With a file, for every account. */
export const applyToJob = {
  method: 'POST',
  path: '/jobs/[id]/applications',
  summary: 'Apply to a job.',
  params,
  upload: z.strictObject({
    name: z.string().min(2).max(80),
    cv: z.file().min(1).max(4096).mime(['application/pdf']),
  }),
  maxBytes: UPLOAD_LIMIT,
  needsSession: true,
  status: 201,
  answer: z.object({ bytes: z.int(), owner: z.string() }),
} as const satisfies EndpointDescription;
