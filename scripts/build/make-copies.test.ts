/** What the copies of a build owe to its being served on any domain. */
import { rmSync } from 'node:fs';
import { readCopies } from '../../lib/platform/http/copies.ts';
import { stubBuild } from '../../lib/platform/http/testing/stub-build.ts';
import { brand } from '../../lib/site/content/company.ts';

const ORIGIN = brand.USA.website;

test('a page whose data counts the bytes of an origin stops the build', async () => {
  const text = `{"@id":"${ORIGIN}/#organization"}`;
  const html = (length: number) => `<script>push("2c:T${length.toString(16)},${text}")</script>`;
  await expect(stubBuild({ pages: { '/USA/home': html(text.length) } })).rejects.toThrow(
    '/USA/home: a long text in the data of React names an origin',
  );
});

test('copies that name an origin say so, and no others', async () => {
  const dist = await stubBuild({
    pages: { '/USA/home': `<a href="${ORIGIN}/home">`, '/INDIA/home': '<a href="/home">' },
    files: { 'static/a.js': 'run()' },
  });
  const { copies, origins } = readCopies(dist);
  rmSync(dist, { recursive: true });
  expect(origins.USA).toBe(ORIGIN);
  expect(copies['/USA/home']?.hasOrigin).toBe(true);
  expect(copies['/INDIA/home']).not.toHaveProperty('hasOrigin');
  expect(copies['/_next/static/a.js']).not.toHaveProperty('hasOrigin');
});
