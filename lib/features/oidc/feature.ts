/** Company accounts: which of them sign in to an account of ours. */
import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { moment } from '../../platform/validation/text-fields.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { identities } from './tables.ts';

export const feature = defineFeature({
  personalData: {
    lists: {
      signInsElsewhere: z.array(
        z.object({ issuer: z.string(), subject: z.string(), createdAt: moment }),
      ),
    },
    find: async (db, { id }) => ({
      signInsElsewhere: await db
        .select({
          issuer: identities.issuer,
          subject: identities.subject,
          createdAt: identities.createdAt,
        })
        .from(identities)
        .where(eq(identities.userId, id)),
    }),
  },
});
