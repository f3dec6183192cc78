/** A public site speaks to other machines in a way that nobody on the network reads, unless its operator says so. */
import { signsOfPublic } from '../region/public-site.ts';
import { plainConnections } from '../settings/plain-hosts.ts';
import { withSecretFiles } from '../settings/secret-files.ts';
import { StartRefusedError } from './start-refused.ts';

/**
 * @param given the environment as it was set, parsed by lib/platform/settings/settings.ts already
 * @throws StartRefusedError in production, when the site is public and a connection could be read on the way
 */
export function assertPlainIsMeant(given: Record<string, string | undefined> = process.env): void {
  if (given.NODE_ENV !== 'production' || signsOfPublic(given).length === 0) return;
  const lines = plainConnections(withSecretFiles(given));
  if (lines.length === 0) return;
  throw new StartRefusedError(
    `${lines.join('.\n')}.\nIf the way there is closed to others, name the host in PLAIN_HOSTS.`,
  );
}
