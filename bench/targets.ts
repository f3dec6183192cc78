/**
 * What is measured side by side: the site's pages, the bare app, the same with the site's headers and
 * without scripts, nginx, and the homepage as Astro sends it.
 */
import { join } from 'node:path';
import { isPostgresAvailable, startTestPostgres } from '../lib/platform/db/test-postgres.ts';
import { securityHeaders } from '../lib/platform/security/csp.ts';
import { buildAstroPage } from './astro-page.ts';
import { buildBare } from './bare-app.ts';
import { cookieHeader, pages } from './pages.ts';
import type { Running } from './process.ts';
import {
  filesOf,
  startBare,
  startNginx,
  startSite,
  startStatic,
  withoutScripts,
} from './servers.ts';

export type Target = {
  name: string;
  server: Running;
  url: string;
  cookies: Record<string, string>;
  isHome: boolean;
};

export type Targets = {
  bare: Target;
  /** With the security headers of the site, of which one has the browser start a process (decision 135). */
  isolated: Target;
  plain: Target;
  /** Undefined where nginx is not installed. */
  nginx: Target | undefined;
  /** Undefined where Astro cannot be fetched. */
  astro: Target | undefined;
  site: Target[];
  stop: () => Promise<void>;
};

const rootOf = (name: string, server: Running): Target => ({
  name,
  server,
  url: `${server.url}/`,
  cookies: {},
  isHome: false,
});

async function read({ url, cookies }: Target): Promise<string> {
  const answer = await fetch(url, { headers: { cookie: cookieHeader(cookies) } });
  return answer.text();
}

/** @param folder for data and for the bare app, which is built there; the site is built if need be */
export async function startTargets(folder: string): Promise<Targets> {
  const bareFolder = join(folder, 'bare');
  buildBare(bareFolder);
  const bare = rootOf('bare Next', await startBare(bareFolder));
  const isolated = rootOf(
    'bare Next, isolated',
    await startBare(bareFolder, securityHeaders({ https: false })),
  );
  const postgres = isPostgresAvailable() ? await startTestPostgres() : undefined;
  const server = await startSite(folder, postgres?.url);
  const site = pages.map(({ name, path, cookies }): Target => {
    return { name, server, url: server.url + path, cookies, isHome: name.startsWith('home') };
  });
  const [home] = site;
  if (!home) throw new Error('No page is measured.');
  const html = {
    type: 'text/html; charset=utf-8',
    body: Buffer.from(withoutScripts(await read(bare))),
  };
  const plain = rootOf('bare, without scripts', await startStatic(new Map([['/', html]])));
  const astroFolder = buildAstroPage(join(folder, 'astro'), await read(home));
  const astro = astroFolder
    ? rootOf('Astro, the same homepage without scripts', await startStatic(filesOf(astroFolder)))
    : undefined;
  const nginxServer = await startNginx(folder, await read(home));
  const nginx = nginxServer && rootOf('nginx, the same HTML', nginxServer);
  const others = [nginx, astro].flatMap((target) => target?.server ?? []);
  const servers = [bare.server, isolated.server, server, plain.server, ...others];
  const stop = async () => {
    for (const each of servers) await each.stop();
    await postgres?.remove();
  };
  return { bare, isolated, plain, nginx, astro, site, stop };
}
