/** A build into another folder leaves tsconfig.json as it is. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeConfigurationDefaults } from 'next/dist/lib/typescript/writeConfigurationDefaults';
import { version } from 'typescript/package.json';

test('Next adds the types of no other build folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tsconfig-'));
  const copy = join(folder, 'tsconfig.json');
  try {
    cpSync('tsconfig.json', copy);
    await writeConfigurationDefaults(version, copy, false, true, '.next-other', false, false);
    expect(readFileSync(copy, 'utf8')).toBe(readFileSync('tsconfig.json', 'utf8'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
