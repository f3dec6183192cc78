/**
 * `npm run build`: content (fetched first, when it does not come from files), then Next, then the
 * policy of every page, then the stamp.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from './check-content.ts';
import { writeCspManifest } from './csp-manifest.ts';
import { loadSettings } from './load-settings.ts';
import { hashSources, removeStamp, writeStamp } from './stamp.ts';

loadSettings();
Object.assign(process.env, { NODE_ENV: 'production' });
const root = process.cwd();
const dist = join(root, process.env.NEXT_DIST_DIR || '.next');

function stopAt(title: string, problems: string[]): void {
  if (problems.length === 0) return;
  console.error(`\n${title}\n${problems.map((problem) => `  ${problem}`).join('\n')}\n`);
  process.exit(1);
}

/** Next's command writes straight to our console. */
async function buildNext(): Promise<void> {
  const next = join(root, 'node_modules/next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'build'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => child.kill(signal));
  const [code] = await once(child, 'exit');
  if (code !== 0) process.exit(typeof code === 'number' ? code : 1);
}

removeStamp(dist);
// Only now: these read the settings when they are loaded.
const { env } = await import('../env.ts');
const { keepContent, provideContent } = await import('./fetch-content.ts');
const bases = { USA: env.API_BASE_URL_USA, INDIA: env.API_BASE_URL_INDIA };
stopAt('The content could not be fetched:', await provideContent(dist, bases));
stopAt('The content has mistakes:', await checkContent());

const hash = hashSources(root);
await buildNext();

const { routes } = await import('../content/routes.ts');
const { REGIONS } = await import('../region/region.ts');
const pages = REGIONS.flatMap((region) => routes.map((route) => `/${region}${route.page}`));
rmSync(join(dist, 'csp-manifest.json'), { force: true });
stopAt('Pages do not fit the strict Content-Security-Policy:', writeCspManifest(dist, pages));

keepContent(dist);
writeStamp(dist, hash);
