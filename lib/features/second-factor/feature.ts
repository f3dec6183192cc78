/** Second factors: how long what was begun lasts, and what a copy of a person's data says of them. */
import 'server-only';
import { z } from 'zod';
import { moment } from '../../platform/validation/text-fields.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { deleteUnconfirmed, findAuthenticator } from './rows/authenticators.ts';
import { deleteOldChallenges } from './rows/challenges.ts';
import { findPasskeys } from './rows/passkeys.ts';
import { countRecoveryCodes } from './rows/recovery-codes.ts';
import { SET_UP_MS } from './set-up-authenticator.ts';

export const feature = defineFeature({
  retention: (db) => [
    { name: 'passkey challenges', run: (now) => deleteOldChallenges(db, new Date(now)) },
    {
      name: 'unconfirmed authenticators',
      run: (now) => deleteUnconfirmed(db, new Date(now - SET_UP_MS)),
    },
  ],
  // All of it goes with the account's row.
  personalData: {
    lists: {
      passkeys: z.array(
        z.object({ name: z.string(), createdAt: moment, lastUsedAt: moment.nullable() }),
      ),
      authenticators: z.array(z.object({ createdAt: moment })),
      recoveryCodes: z.array(z.object({ left: z.int() })),
    },
    find: async (db, { id }) => {
      const app = await findAuthenticator(db, id);
      const left = await countRecoveryCodes(db, id);
      return {
        passkeys: (await findPasskeys(db, id)).map(({ name, createdAt, lastUsedAt }) => ({
          name,
          createdAt,
          lastUsedAt,
        })),
        authenticators: app ? [{ createdAt: app.createdAt }] : [],
        recoveryCodes: left > 0 ? [{ left }] : [],
      };
    },
  },
});
