/** The newsletter: its mails, and how long subscriptions are kept. */
import 'server-only';
import { count } from 'drizzle-orm';
import { z } from 'zod';
import { isAddress } from '../../platform/db/same-address.ts';
import { endOfRetention } from '../../platform/housekeeping/retention.ts';
import { findAnswer, forgetAnswer } from '../../platform/mail/answered-inboxes.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { moment } from '../../platform/validation/text-fields.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { newsletterIssue } from './issue-mail.ts';
import { newsletterConfirmation } from './mails.ts';
import { deleteOldSubscriptions } from './rows/newsletter.ts';
import { NEWSLETTER_REQUEST_MS } from './subscribe.ts';
import { newsletterSubscriptions } from './tables.ts';

const ofAddress = (email: string) => isAddress(newsletterSubscriptions.email, email);

export const feature = defineFeature({
  mails: [newsletterConfirmation, newsletterIssue],
  retention: (db) => [
    {
      name: 'newsletter',
      run: (now) =>
        deleteOldSubscriptions(db, {
          requested: new Date(now - NEWSLETTER_REQUEST_MS),
          ended: endOfRetention('newsletter', now),
        }),
    },
  ],
  personalData: {
    lists: {
      newsletter: z.array(
        z.object({
          reference: z.string(),
          region: z.enum(REGIONS),
          email: z.string(),
          createdAt: moment,
          confirmedAt: moment.nullable(),
          unsubscribedAt: moment.nullable(),
        }),
      ),
      inboxAnswered: z.array(z.object({ answeredAt: moment })),
    },
    find: async (db, { email: own }) => {
      const { reference, region, email, createdAt, confirmedAt, unsubscribedAt } =
        newsletterSubscriptions;
      const rows = await db
        .select({ reference, region, email, createdAt, confirmedAt, unsubscribedAt })
        .from(newsletterSubscriptions)
        .where(ofAddress(own));
      return { newsletter: rows, inboxAnswered: await findAnswer(db, own) };
    },
    erase: async (tx, { email }) => {
      await tx.delete(newsletterSubscriptions).where(ofAddress(email));
      await forgetAnswer(tx, email);
    },
    count: async (tx, { email }) => {
      const [asked] = await tx
        .select({ rows: count() })
        .from(newsletterSubscriptions)
        .where(ofAddress(email));
      return { subscriptions: asked?.rows ?? 0 };
    },
  },
});
