/**
 * Serves the site in this process: the build that is there with `NODE_ENV=production`, which `npm start` sets, its
 * sources with `NODE_ENV=development`, which `npm run dev` sets. `npm start` has made sure before that there is a build.
 */
import cluster from 'node:cluster';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
// First: what the middleware imports, `next/server.js`, needs what this puts on the global object.
import 'next/dist/server/node-environment-baseline.js';

import next from 'next';

import { siteHandler } from '../../lib/composition/site-handler/site-handler.ts';
import { takesFiles } from '../../lib/composition/site-handler/takes-files.ts';
import { CALLBACK_PATH } from '../../lib/features/oidc/callback-path.ts';
import { readCopies } from '../../lib/platform/http/copies.ts';
import { createSiteServer, type Handler } from '../../lib/platform/http/create-server.ts';
import { tryToKeepAssets } from '../../lib/platform/http/kept-assets.ts';
import { assertPortIsFree, listen } from '../../lib/platform/http/port.ts';
import { createShutdown } from '../../lib/platform/http/shutdown.ts';
import { takeOverOutput } from '../../lib/platform/http/take-over-output.ts';
import { beginDraining, drain, isDraining } from '../../lib/platform/lifecycle/lifecycle.ts';
import { describeError, log } from '../../lib/platform/log/log.ts';
import { settings } from '../../lib/platform/settings/settings.ts';
import { flags } from '../../lib/site/content/site.ts';
import { middleware } from '../../middleware.ts';
import { buildIn, codeIn } from '../build/stamp.ts';
import { derive } from '../generate/derive.ts';
import { announcement } from './announce.ts';
import { takeBuiltConfig } from './built-config.ts';
import { observe } from './observe.ts';
import { SERVING } from './processes.ts';

/** Next waits for work that pages left behind for after their answer, in ms. */
const NEXT_CLOSE_LIMIT = 1_000;

/** React and Next choose their files by it when they are loaded, so it is not ours to set here. */
function isDevelopment(): boolean {
  const { NODE_ENV } = process.env;
  if (NODE_ENV === 'development' || NODE_ENV === 'production') return NODE_ENV === 'development';
  throw new Error(
    'NODE_ENV is neither production, which serves the build, nor development, which serves the sources. npm start and npm run dev set it.',
  );
}

/**
 * Returns once the site can be asked.
 * @throws Error that says what keeps it from starting
 */
export async function serve(): Promise<void> {
  const root = process.cwd();
  const development = isDevelopment();
  if (development) for (const problem of derive(root)) console.error(problem);
  process.env.NEXT_TELEMETRY_DISABLED ??= '1';
  const own = settings();
  const dist = join(root, own.NEXT_DIST_DIR);
  const build = development ? undefined : buildIn(dist);
  await assertPortIsFree(own.PORT, own.HOST);
  // Before Next loads the application, which counts as well.
  const observation = await observe(own, build ?? 'development');

  const staticDir = resolve(own.STATIC_DIR ?? join(own.DATA_DIR, 'static'));
  if (build) {
    takeBuiltConfig(root, dist);
    // Words that are published come with the same scripts.
    tryToKeepAssets(dist, readCopies(dist).copies, codeIn(dist).slice(0, 8), staticDir);
  }
  const app = next({ dev: development, dir: root, hostname: 'localhost', port: own.PORT });
  await app.prepare();
  const answer = app.getRequestHandler() as Handler;
  const server = createSiteServer({
    // Sources change while they are worked on: then Next makes all anew for each request.
    handler: observation.traced(
      development ? answer : siteHandler(dist, middleware, answer, staticDir),
    ),
    trustedProxies: own.TRUSTED_PROXIES,
    bodyLimits: { takesFiles },
    longQueryPath: CALLBACK_PATH,
    isDraining,
    development,
    camera: flags.webcam,
    onEnd: observation.onEnd,
  });

  const shutdown = createShutdown({
    server,
    drain: beginDraining,
    close: async () => {
      await Promise.race([app.close(), sleep(NEXT_CLOSE_LIMIT)]);
      await drain();
      await observation.close();
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
  const say = development ? console.log : takeOverOutput(log);

  const port = await listen(server, own.PORT, own.HOST);
  const what = build ?? 'development: every change shows at the next reload';
  // Of several processes that do the same, one says so.
  if (!cluster.isWorker || cluster.worker?.id === 1)
    say(announcement(own, port, what, observation.where));
  if (cluster.isWorker) process.send?.(SERVING);
}
