/** An instance is killed while it has forms in hand, and started again three seconds later; then the other one. */
import type { Act } from './act.ts';
import { until } from './act.ts';

/** So many at once that both instances have some in hand when the first is answered. */
const FORMS = 20;

export const killedInstance: Act = {
  name: '3 killed instance',
  play: async ({ stage: { instances }, tally, underLoad, sender }) => {
    await underLoad(async () => {
      for (const instance of instances) {
        const before = instance.starts();
        const sent = Array.from({ length: FORMS }, () => sender.send(tally));
        // The first answer: some are stored and not answered, some have only arrived.
        await Promise.race(sent);
        tally.notes.push(`killed with ${sender.underWay()} forms under way`);
        await instance.kill();
        await until(() => instance.starts() > before, 10);
        await instance.untilReady();
        await Promise.all(sent);
      }
    });
  },
};
