/** What is measured side by side: the site's pages, the bare app, the same without scripts, nginx. */
import { join } from 'node:path';
import { buildBare } from './bare-app.ts';
import { cookieHeader, pages } from './pages.ts';
import type { Running } from './process.ts';
import { startBare, startNginx, startSite, startStatic } from './servers.ts';

export type Target = {
  name: string;
  server: Running;
  url: string;
  cookies: Record<string, string>;
  isHome: boolean;
};

export type Targets = {
  bare: Target;
  plain: Target;
  /** Undefined where nginx is not installed. */
  nginx: Target | undefined;
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
  const server = await startSite(folder);
  const site = pages.map(({ name, path, cookies }): Target => {
    return { name, server, url: server.url + path, cookies, isHome: name.startsWith('home') };
  });
  const [home] = site;
  if (!home) throw new Error('No page is measured.');
  const plain = rootOf('bare, without scripts', await startStatic(await read(bare)));
  const nginxServer = await startNginx(folder, await read(home));
  const nginx = nginxServer && rootOf('nginx, the same HTML', nginxServer);
  const servers = [bare.server, server, plain.server, ...(nginxServer ? [nginxServer] : [])];
  const stop = async () => {
    for (const each of servers) await each.stop();
  };
  return { bare, plain, nginx, site, stop };
}
