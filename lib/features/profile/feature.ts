/** The profile: what the owner of an account wants to hear of, and has read. */
import 'server-only';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { moment } from '../../platform/validation/text-fields.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { acknowledgements, profileSubscriptions } from './tables.ts';

export const feature = defineFeature({
  personalData: {
    lists: {
      topics: z.array(z.object({ topic: z.string(), createdAt: moment })),
      acknowledgements: z.array(
        z.object({ actionId: z.string(), revision: z.string(), createdAt: moment }),
      ),
    },
    find: async (db, { id }) => ({
      topics: await db
        .select({ topic: profileSubscriptions.topic, createdAt: profileSubscriptions.createdAt })
        .from(profileSubscriptions)
        .where(eq(profileSubscriptions.userId, id)),
      acknowledgements: await db
        .select({
          actionId: acknowledgements.actionId,
          revision: acknowledgements.revision,
          createdAt: acknowledgements.createdAt,
        })
        .from(acknowledgements)
        .where(eq(acknowledgements.userId, id)),
    }),
  },
});
