/** Notices about accounts: their mail, how long they last, and their owners. */
import 'server-only';
import { and, isNotNull, lt, notInArray, or } from 'drizzle-orm';
import { z } from 'zod';
import { isAddress } from '../../platform/db/same-address.ts';
import { moment } from '../../platform/validation/text-fields.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { ERASURE_KINDS, NOTICE_KINDS } from './kinds.ts';
import { accountNotice } from './mails.ts';
import { accountNotices } from './tables.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Longer than the outbox tries (lib/platform/mail/outbox.ts), and than a parked mail is looked at again. */
const UNSENT_KEPT_MS = 30 * DAY_MS;

export const feature = defineFeature({
  mails: [accountNotice],
  retention: (db) => [
    {
      name: 'account notices',
      run: (now) =>
        db
          .delete(accountNotices)
          .where(
            or(
              lt(accountNotices.noticeSent, new Date(now - DAY_MS)),
              lt(accountNotices.createdAt, new Date(now - UNSENT_KEPT_MS)),
            ),
          ),
    },
  ],
  personalData: {
    lists: {
      accountNotices: z.array(z.object({ kind: z.enum(NOTICE_KINDS), createdAt: moment })),
    },
    find: async (db, { email }) => ({
      accountNotices: await db
        .select({ kind: accountNotices.kind, createdAt: accountNotices.createdAt })
        .from(accountNotices)
        .where(isAddress(accountNotices.email, email)),
    }),
    // The notice of the erasure itself is owed after this. One that still waits must not be lost to a second erasure.
    erase: async (tx, { email }) => {
      const { noticeSent, kind } = accountNotices;
      await tx
        .delete(accountNotices)
        .where(
          and(
            isAddress(accountNotices.email, email),
            or(isNotNull(noticeSent), notInArray(kind, [...ERASURE_KINDS])),
          ),
        );
    },
  },
});
