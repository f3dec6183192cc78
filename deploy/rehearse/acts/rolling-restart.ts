/** A release: the database is migrated, then one instance after the other is restarted with the second build. */
import { someAddress } from '../../../bench/visitors.ts';
import { formerScripts } from '../builds.ts';
import { HOSTS, read } from '../reads.ts';
import { runCommand } from '../stage.ts';
import type { Act } from './act.ts';

export const rollingRestart: Act = {
  name: '2 rolling restart',
  play: async ({ stage, tally, underLoad }) => {
    const { instances, releases, client, settings } = stage;
    const [, later] = releases;
    const scripts = formerScripts(releases);
    await underLoad(async () => {
      await runCommand(later, settings, 'db:migrate');
      for (const instance of instances) await instance.restart(later);
      // Pages that were opened before ask for them.
      for (const path of scripts)
        await read(client, { host: HOSTS.USA, path, address: someAddress() }, tally);
    });
    tally.notes.push(`${scripts.length} scripts of the former build asked for`);
  },
};
