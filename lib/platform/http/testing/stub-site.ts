/** The site's server with a small handler in Next's place, as a process. For tests only. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createSiteServer } from '../create-server.ts';
import { listen } from '../port.ts';
import { createShutdown } from '../shutdown.ts';

let isDraining = false;
const say = (text: string) => process.stdout.write(`${text}\n`);

const server = createSiteServer({
  trustedProxies: [],
  isDraining: () => isDraining,
  handler: async (request, response) => {
    if (request.url === '/ready') response.statusCode = isDraining ? 503 : 200;
    if (request.url === '/slow') {
      say('slow started');
      await sleep(700);
    }
    if (request.url === '/stuck') {
      say('stuck started');
      return;
    }
    response.end('done');
  },
});

const shutdown = createShutdown({
  server,
  drain: () => {
    isDraining = true;
    say('draining');
  },
  close: () => say('database closed'),
  grace: 300,
  limit: Number(process.argv[2]),
  exit: (code) => process.exit(code),
});
process.on('SIGTERM', shutdown);

say(`port ${await listen(server, 0, '127.0.0.1')}`);
