/**
 * `npm start`: builds when needed, then serves the site. `npm run dev` (`--dev`): serves it from
 * its sources, anew after every change. `--built`: serves the build that is there, whatever it is.
 */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import next from 'next';
import { CALLBACK_PATH } from '../../lib/features/oidc/callback-path.ts';
import type { Handler } from '../../lib/platform/http/create-server.ts';
import { assertPortIsFree, listen } from '../../lib/platform/http/port.ts';
import { createShutdown } from '../../lib/platform/http/shutdown.ts';
import { beginDraining, drain, isDraining } from '../../lib/platform/lifecycle/lifecycle.ts';
import { loadSettings } from '../commands/load-settings.ts';
import { derive } from '../generate/derive.ts';
import { announcement } from './announce.ts';
import { ensureBuild } from './ensure-build.ts';

/** Next waits for work that pages left behind for after their answer, in ms. */
const NEXT_CLOSE_LIMIT = 1_000;

const development = process.argv.includes('--dev');
const keepsBuild = development || process.argv.includes('--built');

/** Sources change while they are worked on: then Next makes all anew for each request. */
async function handlerOf(next: Handler, dist: string): Promise<Handler> {
  if (development) return next;
  // Only now: `next/server.js` needs what Next's start has put on the global object.
  const { siteHandler } = await import('../../lib/composition/site-handler/site-handler.ts');
  const { middleware } = await import('../../middleware.ts');
  return siteHandler(dist, middleware, next);
}

async function main(): Promise<void> {
  const root = process.cwd();
  loadSettings();
  if (development) for (const problem of derive(root)) console.error(problem);
  Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production' });
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  // Only now: lib/platform/settings/env.ts reads the environment when it is loaded, and so do all that need it.
  const { env } = await import('../../lib/platform/settings/env.ts');
  const { describeError, log } = await import('../../lib/platform/log/log.ts');
  await assertPortIsFree(env.PORT, env.HOST);

  const didBuild = !keepsBuild && (await ensureBuild(root, env.NEXT_DIST_DIR));
  // Only now: its content may have been fetched by the build.
  const { flags } = await import('../../lib/site/content/site.ts');
  const app = next({ dev: development, dir: root, hostname: 'localhost', port: env.PORT });
  await app.prepare();
  const { takesFiles } = await import('../../lib/composition/site-handler/takes-files.ts');
  const { createSiteServer } = await import('../../lib/platform/http/create-server.ts');
  const server = createSiteServer({
    handler: await handlerOf(app.getRequestHandler() as Handler, join(root, env.NEXT_DIST_DIR)),
    trustedProxies: env.TRUSTED_PROXIES,
    bodyLimits: { takesFiles },
    longQueryPath: CALLBACK_PATH,
    isDraining,
    development,
    camera: flags.webcam,
  });

  const shutdown = createShutdown({
    server,
    drain: beginDraining,
    close: async () => {
      await Promise.race([app.close(), sleep(NEXT_CLOSE_LIMIT)]);
      await drain();
    },
    // A server in a terminal has no balancer.
    grace: development || process.stdout.isTTY ? 0 : 3_000,
    limit: 14_000,
    exit: (code) => process.exit(code),
  });
  process.on('SIGTERM', shutdown).on('SIGINT', shutdown);
  // One forgotten promise must not end the answers to other visitors.
  process.on('unhandledRejection', (reason) =>
    log.error(describeError(reason), 'a promise failed that nobody waited for'),
  );

  // Before the first visitor: from here on, what any code prints may hold what a visitor sent.
  const { takeOverOutput } = await import('../../lib/platform/http/take-over-output.ts');
  const say = development ? console.log : takeOverOutput(log);

  const port = await listen(server, env.PORT, env.HOST);
  const build = development
    ? 'development: every change shows at the next reload'
    : didBuild
      ? 'made just now'
      : keepsBuild
        ? 'the one that is there, not compared with the sources'
        : 'current';
  say(announcement(env, port, build));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
