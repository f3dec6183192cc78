/** Asks for every script and style once, so that no visitor waits for its compression. */
import { existsSync, readdirSync } from 'node:fs';
import { get } from 'node:http';
import { join, sep } from 'node:path';

function request(port: number, path: string): Promise<void> {
  return new Promise((resolve) => {
    const options = { port, path, headers: { 'accept-encoding': 'br' }, agent: false };
    get(options, (response) => response.resume().once('close', resolve)).once('error', () =>
      resolve(),
    );
  });
}

/** One after the other: visitors come first. */
export async function warmUp(dist: string, port: number): Promise<void> {
  const folder = join(dist, 'static');
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    if (/\.(?:js|css)$/.test(file))
      await request(port, encodeURI(`/_next/static/${file.split(sep).join('/')}`));
}
