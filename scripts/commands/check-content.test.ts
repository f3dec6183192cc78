/** What an editor reads who runs `npm run content`. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { editContent, removeTestContent } from '../../lib/site/content/test-content.ts';

afterAll(removeTestContent);

const COMMAND = join(process.cwd(), 'scripts/commands/check-content.ts');

test.each([
  ['site/prices.yaml', /premium: \{ USA: \d+/, 'premium: { USA: ten', 'cori › premium: is "ten"'],
  ['site/offices.yaml', /opens: "[^"]+"/, 'opens: "8.30"', 'hours › opens: is "8.30"'],
  ['site/brand.yaml', 'slug:', 'slug: [', 'Flow sequence'],
])(
  'a mistake in %s, which all pages read, is one line, and not how it was found',
  (file, replace, by, line) => {
    const cwd = editContent({ file, replace, by });
    const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND], {
      cwd,
      encoding: 'utf8',
    });
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(line)]);
    expect(stderr).toMatch(new RegExp(`^content/${file}:\\d+: `));
    expect([status, stdout]).toEqual([1, '']);
  },
);
