/** The same build under plain `next start`, as a host that runs Next alone would serve it. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { newDataDir } from './data-folder.ts';
import { eventually, freePort, type Site } from './site.ts';

export type NextStart = Pick<Site, 'port' | 'local' | 'usa' | 'india' | 'output'> & {
  stop: () => Promise<void>;
};

export async function startNext(): Promise<NextStart> {
  const port = await freePort();
  const folder = newDataDir();
  const usa = `http://www.norvant.com:${port}`;
  const india = `http://www.norvant.in:${port}`;
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '--port', String(port)],
    {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        DATA_DIR: folder,
        EMBEDDED_DATABASE: 'allowed',
        LOG_LEVEL: 'warn',
        SITE_ORIGIN_USA: usa,
        SITE_ORIGIN_INDIA: india,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let printed = '';
  child.stdout.on('data', (chunk) => (printed += chunk));
  child.stderr.on('data', (chunk) => (printed += chunk));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const local = `http://localhost:${port}`;
  try {
    await eventually(async () => {
      if (child.exitCode !== null) throw new Error(`next start ended early:\n${printed}`);
      const answer = await fetch(`${local}/api/health/ready`).catch(() => undefined);
      return answer?.ok;
    }, 40);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, local, usa, india, output: () => printed, stop };
}
