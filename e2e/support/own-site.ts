/** A site for all tests of a worker, or for one alone that stops it, floods it or needs other settings. */
import type { MailServer } from './mail-server.ts';
import { removeData, type Site, type SiteOptions, startSite } from './site.ts';

/** Starts a site, hands it to `visit`, and removes it with its data whatever happens. */
export async function withSite(
  options: SiteOptions,
  visit: (site: Site) => Promise<void>,
): Promise<void> {
  const site = await startSite(options);
  try {
    await visit(site);
  } finally {
    // The quick way: leaving in order takes seconds, and has a test of its own.
    await site.stop('SIGKILL');
    removeData(site);
  }
}

/**
 * As the fixture `site` of a file: a site that the worker's other files do not write to. What attacks send fills the
 * first pages of a desk.
 */
export const siteOfTheFile = [
  async (
    { mailServer }: { mailServer: MailServer },
    use: (site: Site) => Promise<void>,
  ): Promise<void> => withSite({ mailServer, env: { LOG_LEVEL: 'info' } }, use),
  { scope: 'worker', timeout: 90_000 },
] as const;
