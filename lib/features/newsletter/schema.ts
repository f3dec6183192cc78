/** What the newsletter's three forms send. */
import { z } from 'zod';
import { email } from '../../platform/validation/text-fields.ts';
import { guardFields } from '../../site/forms/guard-fields.ts';

export const subscribeSchema = z.strictObject({ email: email(), ...guardFields });
export type SubscribeInput = z.output<typeof subscribeSchema>;

/** From a link in a mail. Whether we issued it is found out later. */
const code = z.string().max(100, 'The link is not complete. Open it once more from the mail.');

export const codeSchema = z.strictObject({ code });

/** What a mail program sends for its reader (RFC 8058, section 3.1); the code is in the address. */
export const oneClickForm = z.looseObject({ 'List-Unsubscribe': z.literal('One-Click') });
export const oneClickQuery = z.object({ code: code.optional() });

export const subscriptionAnswer = z.object({ subscribed: z.boolean() });
