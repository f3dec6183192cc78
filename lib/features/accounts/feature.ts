/** Accounts: the mails with codes and invitations, how long these last, and their owners. */
import 'server-only';
import { eq, or } from 'drizzle-orm';
import { z } from 'zod';
import { isAddress } from '../../platform/db/same-address.ts';
import { companies } from '../../platform/session/tables.ts';
import { moment } from '../../platform/validation/text-fields.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { invite, oneTimeCode } from './mails.ts';
import { REGISTRATION_KEPT_MS } from './register.ts';
import { deleteOldInvites } from './rows/invites.ts';
import { deleteOldCodes } from './rows/one-time-codes.ts';
import { invites, oneTimeCodes } from './tables.ts';

export const feature = defineFeature({
  mails: [invite, oneTimeCode],
  retention: (db) => [
    { name: 'codes', run: (now) => deleteOldCodes(db, new Date(now - REGISTRATION_KEPT_MS)) },
    { name: 'invites', run: (now) => deleteOldInvites(db, new Date(now - REGISTRATION_KEPT_MS)) },
  ],
  personalData: {
    lists: {
      oneTimeCodes: z.array(
        z.object({ purpose: z.string(), createdAt: moment, expiresAt: moment }),
      ),
      invitesReceived: z.array(
        z.object({ company: z.string(), createdAt: moment, acceptedAt: moment.nullable() }),
      ),
      invitesMade: z.array(z.object({ createdAt: moment, acceptedAt: moment.nullable() })),
    },
    find: async (db, person) => ({
      oneTimeCodes: await db
        .select({
          purpose: oneTimeCodes.purpose,
          createdAt: oneTimeCodes.createdAt,
          expiresAt: oneTimeCodes.expiresAt,
        })
        .from(oneTimeCodes)
        .where(or(eq(oneTimeCodes.userId, person.id), isAddress(oneTimeCodes.email, person.email))),
      invitesReceived: await db
        .select({
          company: companies.name,
          createdAt: invites.createdAt,
          acceptedAt: invites.acceptedAt,
        })
        .from(invites)
        .innerJoin(companies, eq(companies.id, invites.companyId))
        .where(isAddress(invites.email, person.email)),
      // The address that they invited is another person's.
      invitesMade: await db
        .select({ createdAt: invites.createdAt, acceptedAt: invites.acceptedAt })
        .from(invites)
        .where(eq(invites.invitedBy, person.id)),
    }),
    erase: async (tx, person) => {
      await tx
        .delete(oneTimeCodes)
        .where(or(eq(oneTimeCodes.userId, person.id), isAddress(oneTimeCodes.email, person.email)));
      await tx.delete(invites).where(isAddress(invites.email, person.email));
    },
  },
});
