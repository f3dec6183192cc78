/** The browsers in which the account is signed in. Everything in it is fetched by the browser. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';

export const schema = z.strictObject({ ...head, type: z.literal('sessions') });
