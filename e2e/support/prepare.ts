/** Before all tests: starts a site once, so that its database is made, and leaves it in order. */
import { PREPARED } from './data-folder.ts';
import { removeData, startSite } from './site.ts';

/** @returns what removes the folder after the last test */
export default async function prepare(): Promise<() => void> {
  const site = await startSite();
  await site.stop();
  process.env[PREPARED] = site.dataDir;
  return () => removeData(site);
}
