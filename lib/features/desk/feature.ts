/** The desk: the mail that carries its answers, and how long it is known who looked at what. */
import 'server-only';
import { HOUR_MS } from '../../platform/housekeeping/housekeeping.ts';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { deskAnswer } from './mails.ts';
import { deleteOldLooks } from './rows/presence.ts';

export const feature = defineFeature({
  mails: [deskAnswer],
  retention: (db) => [
    {
      name: 'looks at messages',
      run: (now) => deleteOldLooks(db, new Date(now - HOUR_MS)),
    },
  ],
});
