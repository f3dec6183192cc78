/** Company accounts: which of them sign in to an account of ours. */
import 'server-only';
import { eq } from 'drizzle-orm';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { identities } from './tables.ts';

export const feature = defineFeature({
  personalData: {
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
