/**
 * A public site that has lost its DATABASE_URL would go on with an empty database, and its operator
 * would not notice. So there the embedded one has to be asked for.
 */
import { signsOfPublic } from '../region/public-site.ts';
import { StartRefusedError } from './start-refused.ts';

/**
 * @param given the environment as it was set, parsed by lib/platform/settings/settings.ts already
 * @throws StartRefusedError in production, when the site is public and EMBEDDED_DATABASE is not set
 */
export function assertEmbeddedIsMeant(
  given: Record<string, string | undefined> = process.env,
): void {
  const signs = signsOfPublic(given);
  if (given.NODE_ENV !== 'production' || given.EMBEDDED_DATABASE?.trim() || signs.length === 0)
    return;
  throw new StartRefusedError(
    `${signs.join(' and ')} ${signs.length > 1 ? 'say' : 'says'} that this site is public, but ` +
      'DATABASE_URL is not set. Set it. If the embedded database is meant, which serves one process ' +
      'and does not survive a power cut, set EMBEDDED_DATABASE=allowed.',
  );
}
