/** Before all tests: starts a site once, so that its database is made and filled as a start does. */
import { PREPARED } from './data-folder.ts';
import { eventually, removeData, startSite } from './site.ts';
import { readStored } from './stored.ts';

/** @returns what removes the folder after the last test */
export default async function prepare(): Promise<() => void> {
  const site = await startSite({ env: { LOG_LEVEL: 'info' } });
  await eventually(async () => site.output().includes('services started'), 40);
  // Leaving in order waits for balancers first: here it is the database alone that is closed in order.
  await site.stop('SIGKILL');
  await readStored(site.dataDir);
  process.env[PREPARED] = site.dataDir;
  return () => removeData(site);
}
