/** The scripts of the build that is visited, read from its folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../lib/platform/settings/settings.ts';

/** @returns every script that a browser may ask for, by the name of its file */
export function builtScripts(): { name: string; text: string }[] {
  const folder = join(settings().NEXT_DIST_DIR, 'static/chunks');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}
