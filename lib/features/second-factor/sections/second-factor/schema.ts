/** What protects the account besides its password. Everything in it is fetched by the browser. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('second-factor'),
});
