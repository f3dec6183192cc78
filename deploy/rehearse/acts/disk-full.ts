/** The disk of DATA_DIR is full: applications with a CV are refused, all else goes on, and after room is made they too. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Post } from '../tally.ts';
import type { Act } from './act.ts';
import { until } from './act.ts';

const FULL_MS = 15_000;
const BACK_LIMIT = 20;

export const diskFull: Act = {
  name: '6 disk full',
  play: async ({ stage: { disk }, tally, underLoad, sender }) => {
    if (typeof disk === 'string') {
      tally.notRun = disk;
      return;
    }
    await underLoad(async () => {
      disk.fill();
      const since = tally.posts.length;
      await Promise.all([sleep(FULL_MS), sender.send(tally, 'application')]);
      // Not those that arrive while room is made.
      const meanwhile = tally.posts.slice(since);
      const taken = ({ reference }: Post) => reference !== undefined;
      const applications = meanwhile.filter(({ kind }) => kind === 'application');
      const others = meanwhile.filter(({ kind }) => kind !== 'application');
      if (!others.every(taken)) tally.faults.push('a form without a file was refused');
      const refused = applications.filter((post) => !taken(post));
      const [first] = refused;
      if (first) tally.notes.push(`${refused.length} applications: ${first.status} ${first.said}`);
      else tally.faults.push('no application was refused');
      disk.free();
      const isTaken = async () => taken(await sender.send(tally, 'application'));
      const seconds = await until(isTaken, BACK_LIMIT);
      if (seconds === undefined)
        tally.faults.push('applications are refused although there is room');
    });
  },
};
