/** Consent receipts: for how long they can be asked for. */
import 'server-only';
import { lt } from 'drizzle-orm';
import { endOfRetention } from '../../platform/housekeeping/retention.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { consentReceipts } from './tables.ts';

export const feature = defineFeature({
  retention: (db) => [
    {
      name: 'consent receipts',
      run: (now) =>
        db
          .delete(consentReceipts)
          .where(lt(consentReceipts.created, endOfRetention('receipts', now))),
    },
  ],
});
