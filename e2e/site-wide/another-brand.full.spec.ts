/**
 * The brand is one file: with another slug and name in it, everything follows. Builds a copy of the
 * repository, so it belongs to the long run (`npm run test:full`).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const COPY = '.next-another-brand';
const OTHER = { slug: 'quillon', name: 'Quillon' };

function copyRepository(): void {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY);
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  execFileSync('cp', ['--parents', '--target-directory', COPY, ...files]);
  // Hard links: the bundler does not follow symbolic ones out of the copy.
  execFileSync('cp', ['-al', 'node_modules', join(COPY, 'node_modules')]);
}

function rebrand(): void {
  const file = join(COPY, 'content/site/brand.yaml');
  const own = readFileSync(file, 'utf8');
  writeFileSync(file, own.replaceAll('norvant', OTHER.slug).replaceAll('Norvant', OTHER.name));
}

function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html') && /^(USA|INDIA)/.test(name))
    .map((name) => join(folder, name));
}

test('a company with another name changes one file and finds itself everywhere', () => {
  test.setTimeout(300_000);
  copyRepository();
  rebrand();
  try {
    execFileSync(process.execPath, ['lib/build/build.ts'], {
      cwd: COPY,
      stdio: 'pipe',
      env: {
        ...process.env,
        NEXT_DIST_DIR: '.next',
        NODE_ENV: 'production',
        SITE_ORIGIN_USA: `https://www.${OTHER.slug}.com`,
        SITE_ORIGIN_INDIA: `https://www.${OTHER.slug}.in`,
      },
    });
    const pages = htmlFiles(join(COPY, '.next/server/app'));
    expect(pages.length).toBeGreaterThan(16);
    const old = pages.filter((file) => /norvant/i.test(readFileSync(file, 'utf8')));
    expect(old, 'pages that still name the old brand').toEqual([]);
    const home = readFileSync(join(COPY, '.next/server/app/USA/home.html'), 'utf8');
    expect(home).toContain(`<title>${OTHER.name} | Home</title>`);
    expect(home).toContain(`href="/${OTHER.slug}cori-home`);
  } finally {
    rmSync(COPY, { recursive: true, force: true });
  }
});
