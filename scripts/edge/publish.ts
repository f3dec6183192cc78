/**
 * `npm run edge:publish -- --to DIR`: writes what nginx answers by itself into a new folder below DIR: the pages and
 * files of the build with the origins of the settings, packed, and the tables by which nginx finds them. Then it leads
 * the link `current` there, and removes all but the last folders. nginx takes it up when it is reloaded.
 */
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settings } from '../../lib/platform/settings/settings.ts';
import { runCommand } from '../commands/run-command.ts';
import { publishPages } from './publish-pages.ts';

runCommand(async () => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (!values.to) throw new Error('Name the folder that nginx reads: --to /var/lib/norvant/edge');
  const { folder, count } = await publishPages(
    join(process.cwd(), settings().NEXT_DIST_DIR),
    resolve(values.to),
  );
  console.log(`${count} addresses in ${folder}. Reload nginx: it serves them from then on.`);
});
