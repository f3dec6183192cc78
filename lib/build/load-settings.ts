/** Reads `.env.local` and `.env` before lib/env.ts looks; what is set already stays. */
import { existsSync } from 'node:fs';

export function loadSettings(): void {
  for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file);
}
