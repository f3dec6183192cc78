/** Shares of a hundred that have been measured: each is a claim whose figure is like '89%'. */
import { z } from 'zod';
import { measured } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('progress'),
  items: z.array(measured(60)).min(2).max(5),
});
