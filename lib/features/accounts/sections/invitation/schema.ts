/** An invitation to the account of a company: the inviter, and how to join with an account. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';

export const schema = z.strictObject({ ...head, type: z.literal('invitation') });
