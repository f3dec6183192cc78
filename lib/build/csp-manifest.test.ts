/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inspectPage, writeCspManifest } from './csp-manifest.ts';

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

describe('inspectPage', () => {
  it('hashes what a browser would run, byte for byte', () => {
    const text = ' if (a < b && c) { document.title = "</p>é" } ';
    const { hashes, problems } = inspectPage(
      `<p>x</p><script>${text}</script><script type="module">m()</script><script src="/a.js"></script>`,
    );
    expect(hashes).toEqual([hash(text), hash('m()')]);
    expect(problems).toEqual([]);
  });

  it('leaves data alone and counts equal scripts once', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    expect(inspectPage(`${data}<script>a</script><script>a</script>`).hashes).toEqual([hash('a')]);
  });

  it('is not misled by scripts in comments and attributes', () => {
    expect(
      inspectPage('<!-- <script>no</script> --><p title="<script>no</script>">x</p>').hashes,
    ).toEqual([]);
  });

  it.each([
    ['<p style="color:red">x</p>', 'inline style'],
    ['<style>p{}</style>', 'inline style'],
    ['<button onclick="go()">x</button>', 'inline handler'],
    ['<a href=" javascript:go()">x</a>', 'javascript:'],
  ])('finds what the policy would block in %s', (html, reason) => {
    expect(inspectPage(html).problems.join()).toContain(reason);
  });
});

describe('writeCspManifest', () => {
  let dist: string;
  const put = (file: string, html: string) => {
    const full = join(dist, 'server/app', file);
    mkdirSync(dirname(full), { recursive: true });
    writeFileSync(full, html);
  };

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'csp-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('lists every page by its decoded internal path', () => {
    put('USA/Products/HRIS.html', '<script>a</script>');
    put('USA/Comprehensive%20Solutions.html', '<script>b</script>');
    put('_global-error.html', '<p style="color:red"></p>');
    const expected = ['/USA/Products/HRIS', '/USA/Comprehensive Solutions'];
    expect(writeCspManifest(dist, expected)).toEqual([]);
    expect(JSON.parse(readFileSync(join(dist, 'csp-manifest.json'), 'utf8'))).toMatchObject({
      '/USA/Products/HRIS': [hash('a')],
      '/USA/Comprehensive Solutions': [hash('b')],
    });
  });

  it('names a page that is missing or would be blocked, and writes nothing', () => {
    put('USA/home.html', '<p style="color:red"></p>');
    expect(writeCspManifest(dist, ['/USA/home', '/INDIA/home'])).toEqual([
      '/USA/home: <p style="color:red"> is an inline style',
      '/INDIA/home: is not prerendered, so it has no policy',
    ]);
    expect(existsSync(join(dist, 'csp-manifest.json'))).toBe(false);
  });
});
