/** The mail server is away for twenty seconds. Forms are taken meanwhile, and their mails leave afterwards. */
import { setTimeout as sleep } from 'node:timers/promises';
import { untilMailsLeft } from '../stored.ts';
import type { Act } from './act.ts';

const AWAY_MS = 20_000;

export const mailAway: Act = {
  name: '5 mail away for 20 s',
  play: async ({ stage: { mail, settings }, tally, underLoad }) => {
    let back = 0;
    await underLoad(async () => {
      await mail.goAway();
      await sleep(AWAY_MS);
      await mail.comeBack();
      back = Date.now();
    });
    const refused = tally.posts.filter(({ reference }) => reference === undefined);
    if (refused.length > 0) tally.faults.push(`refused without a mail server: ${refused[0]?.said}`);
    const owed = await untilMailsLeft(settings.DATABASE_URL ?? '');
    if (owed > 0) tally.faults.push(`${owed} mails are still owed`);
    else tally.notes.push(`all mails had left ${Math.round((Date.now() - back) / 1000)} s later`);
  },
};
