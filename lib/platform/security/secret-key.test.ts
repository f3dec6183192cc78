/** The key is made once, kept for the owner only, and hashes differ by purpose. */
import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../db/test-folder.ts';
import { changeSettings } from '../settings/settings.ts';
import { isKeyedHash, keyedHash } from './secret-key.ts';

const folder = temporaryFolder();
changeSettings({ DATA_DIR: folder });
afterAll(() => rmSync(folder, { recursive: true }));

test('keeps the key in a file that only its owner reads', () => {
  keyedHash('a', 'value');
  const file = join(folder, 'secret-key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8').trim()).toHaveLength(43);
});

test('is the same after a restart', async () => {
  const before = keyedHash('a', 'value');
  await jest.isolateModulesAsync(async () => {
    const own = await import('../settings/settings.ts');
    own.changeSettings({ DATA_DIR: folder });
    const fresh = await import('./secret-key.ts');
    expect(fresh.keyedHash('a', 'value')).toBe(before);
  });
});

test('differs by purpose and value', () => {
  expect(keyedHash('a', 'value')).not.toBe(keyedHash('b', 'value'));
  expect(keyedHash('a', 'value')).not.toBe(keyedHash('a', 'other'));
  expect(isKeyedHash('a', 'value', keyedHash('a', 'value'), 'ofOwnKey')).toBe(true);
  expect(isKeyedHash('a', 'value', keyedHash('b', 'value'), 'ofOwnKey')).toBe(false);
  expect(isKeyedHash('a', 'value', '', 'ofFormerKeys')).toBe(false);
});
