/** What a copy of a person's data and its erasure answer: the account's own, and what each feature adds. */
import 'server-only';
import { z } from 'zod';
import { features } from '@/generated/features';
import { fullInfoAnswer, profileAnswer } from '../../features/profile/schema.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { moment } from '../../platform/validation/text-fields.ts';

const lists: Record<string, z.ZodType<unknown[]>> = Object.assign(
  {},
  ...features.map(({ personalData }) => personalData?.lists),
);

/** Everything that we hold about a person; what belongs to others is not in it. */
export const exportAnswer = z.object({
  exportedAt: moment,
  account: profileAnswer,
  company: z.object({ name: z.string(), createdAt: moment }).nullable(),
  /** Of an account that staff locked: since when, and why. */
  lock: z.object({ lockedAt: moment, reason: z.string().nullable() }).nullable(),
  sessions: z.array(
    z.object({
      browser: z.string().nullable(),
      system: z.string().nullable(),
      region: z.enum(REGIONS).nullable(),
      createdAt: moment,
      lastUsedAt: moment,
      expiresAt: moment,
    }),
  ),
  cookieChoice: fullInfoAnswer.shape.consent,
  files: z.array(
    z.object({
      id: z.uuid(),
      purpose: z.string(),
      name: z.string(),
      type: z.string(),
      size: z.int(),
      createdAt: moment,
    }),
  ),
  ...lists,
});

/** How many of each there were, by what it is. */
export const erasureAnswer = z.object({ accounts: z.int() }).catchall(z.int());
