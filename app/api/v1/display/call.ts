/** POST /api/v1/display: theme and font size. */
import { z } from 'zod';
import { defineCall } from '@/lib/platform/api/call';
import { displayForm } from '@/lib/site/display/schema';

export const display = defineCall({
  method: 'POST',
  path: '/display',
  summary: 'Keep theme and font size in cookies for a year.',
  form: displayForm,
  status: 303,
  answer: z.void(),
});
