/** Reads `.env.local` and `.env` before lib/platform/settings/settings.ts looks; what is set already stays. */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { unknownSettings } from '../../lib/platform/settings/read-settings.ts';

/**
 * @throws Error that names every unknown setting in a file. A misspelt one in the environment is
 *   named by lib/platform/settings/settings.ts.
 */
export function loadSettings(): void {
  const unknown = ['.env.local', '.env'].filter(existsSync).flatMap((file) => {
    process.loadEnvFile(file);
    const names = Object.keys(parseEnv(readFileSync(file, 'utf8')));
    return unknownSettings(names).map((line) => `${file}: ${line}`);
  });
  if (unknown.length > 0) throw new Error(`${unknown.join('\n')}\nSee .env.example.`);
}
