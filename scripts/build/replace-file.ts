import { rmSync, writeFileSync } from 'node:fs';

/**
 * Writes `data` into a file of its own. What a build holds is never written to: a release that was published from
 * another one has each file in common with it, under two names, until it differs (scripts/publish/draft.ts).
 */
export function replaceFile(file: string, data: string | Buffer): void {
  rmSync(file, { force: true });
  writeFileSync(file, data);
}
