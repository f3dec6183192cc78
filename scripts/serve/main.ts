/** Starts the site: one process that serves it, or as many as PROCESSES says under one that watches over them. */
import cluster from 'node:cluster';
import { settings } from '../../lib/platform/settings/settings.ts';
import { loadSettings } from '../commands/load-settings.ts';
import { startProcesses } from './processes.ts';

async function main(): Promise<void> {
  loadSettings();
  const own = settings();
  if (own.PROCESSES > 1 && own.NODE_ENV === 'production' && cluster.isPrimary)
    return startProcesses(own);
  // Not loaded by one that only watches: Next and the content take a hundred megabytes.
  const { serve } = await import('./serve.ts');
  return serve();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
