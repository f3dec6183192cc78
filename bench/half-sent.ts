/**
 * `npm run bench:half-sent`: what two hundred half-sent bodies and ten thousand idle connections cost
 * in memory, from many addresses, and whether another visitor is served meanwhile. Run by hand, alone.
 */
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryOf } from './process.ts';
import { scratchFolder } from './scratch-folder.ts';
import { startSite } from './servers.ts';

const BODIES = 200;
const IDLE = 10_000;
/** In MB above the memory before: attack 21 of the list of what the site withstands. */
const LIMIT = 150;

const site = await startSite(scratchFolder());
const port = Number(new URL(site.url).port);
const sockets: Socket[] = [];

/** A connection from one of many addresses of this machine, which says `text` and stays. */
function hold(index: number, text: string): Promise<void> {
  const localAddress = `127.1.${Math.floor(index / 200)}.${(index % 200) + 1}`;
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => {
      socket.write(text);
      resolve();
    });
    socket.on('error', () => resolve());
    socket.resume();
    sockets.push(socket);
  });
}

const head = (path: string, type: string, more: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: region=USA\r\nContent-Type: ${type}\r\n${more}\r\n\r\n`;
const part = 'x'.repeat(60_000);
const file = 'x'.repeat(990_000);
const CALL = '/api/v1/registration/contact-us';
const FORM = 'multipart/form-data; boundary=b';
/** All but the end: as long as a page takes, one with a file (guarded, not for crawlers), and an endpoint. */
const HALF_SENT = [
  `${head('/contact-us', FORM, 'Content-Length: 65000')}--b\r\n${part}`,
  `${head('/Careers', FORM, 'Content-Length: 1000000\r\nUser-Agent: Googlebot')}--b\r\n${file}`,
  `${head(CALL, 'application/json', 'Content-Length: 65000')}"${part}`,
  `${head(CALL, 'application/json', 'Transfer-Encoding: chunked')}f4240\r\n${file}`,
];

/** Highest memory during some seconds, and what another visitor gets meanwhile. */
async function watch(name: string, before: number): Promise<void> {
  let highest = 0;
  let slowest = 0;
  let served = 0;
  for (let round = 0; round < 20; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${site.url}/contact-us`, { headers: { Cookie: 'region=USA' } });
    if (answer.ok) served += 1;
    await answer.arrayBuffer();
    slowest = Math.max(slowest, performance.now() - start);
    highest = Math.max(highest, memoryOf(site.pid) ?? 0);
    await sleep(150);
  }
  const more = highest - before;
  const open = sockets.filter(({ destroyed }) => !destroyed).length;
  console.log(
    `| ${name} | ${highest} MB | ${more} MB | ${more <= LIMIT ? 'ok' : 'over'} | ${open} | ${served} of 20 | ${Math.round(slowest)} ms |`,
  );
}

try {
  for (let warm = 0; warm < 300; warm += 1)
    await fetch(`${site.url}/contact-us`, { headers: { Cookie: 'region=USA' } }).then((one) =>
      one.text(),
    );
  for (const text of HALF_SENT) await hold(1, `${text.split('\r\n\r\n')[0]}\r\n\r\n`);
  for (const socket of sockets.splice(0)) socket.destroy();
  await sleep(2_000);
  const before = memoryOf(site.pid) ?? 0;
  console.log(`Memory before: ${before} MB\n`);
  console.log('| attack | memory | more | ≤ 150 MB | open connections | others served | slowest |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  for (let index = 0; index < BODIES; index += 1)
    await hold(index, HALF_SENT[index % HALF_SENT.length] ?? '');
  await watch(`${BODIES} half-sent bodies`, before);
  for (let index = 0; index < IDLE; index += 1) {
    await hold(index, index % 2 ? '' : 'HEAD /contact-us HTTP/1.1\r\nHost: localhost\r\n\r\n');
  }
  await watch(`and ${IDLE} idle connections`, before);
  for (const socket of sockets.splice(0)) socket.destroy();
  await sleep(5_000);
  await watch('afterwards', before);
} finally {
  for (const socket of sockets) socket.destroy();
  await site.stop();
}
process.exit(0);
