/** The screen on which staff read and answer what was sent to their desk. Holds the h1. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';

export const schema = z.strictObject({ ...head, type: z.literal('desk') });
