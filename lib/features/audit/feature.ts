/** The audit: how long its rows last, and what a person may know of them. Erasure leaves them: they hold no address. */
import 'server-only';
import { z } from 'zod';
import { endOfRetention } from '../../platform/housekeeping/retention.ts';
import { moment } from '../../platform/validation/text-fields.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { AUDIT_ACTIONS } from './actions.ts';
import { deleteOldAuditEntries, findActsAbout } from './rows/audit-entries.ts';

export const feature = defineFeature({
  retention: (db) => [
    {
      name: 'audit',
      run: (now) => deleteOldAuditEntries(db, endOfRetention('audit', now)),
    },
  ],
  personalData: {
    lists: {
      staffActions: z.array(z.object({ action: z.enum(AUDIT_ACTIONS), createdAt: moment })),
    },
    find: async (db, { email }) => ({
      staffActions: (await findActsAbout(db, email)).map(({ action, createdAt }) => ({
        action,
        createdAt,
      })),
    }),
  },
});
