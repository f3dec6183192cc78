/** The button by which a passkey finishes signing in. Its words are interface words. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('passkey-sign-in'),
});
