/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuiltPage } from './built-pages.ts';
import { collectPolicies, inspectPage } from './csp-manifest.ts';
import { passOver } from './page-pass.ts';

const hash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;

describe('inspectPage', () => {
  it('hashes what a browser would run, byte for byte', () => {
    const text = ' if (a < b && c) { document.title = "</p>é" } ';
    const { hashes, problems } = inspectPage(
      `<p>x</p><script>${text}</script><script type="module">m()</script><script src="/a.js"></script>`,
    );
    expect(hashes).toEqual({ scripts: [hash(text), hash('m()')], styles: [] });
    expect(problems).toEqual([]);
  });

  it('leaves data alone and counts equal scripts once', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const { hashes } = inspectPage(`${data}<script>a</script><script>a</script>`);
    expect(hashes.scripts).toEqual([hash('a')]);
  });

  it('hashes styles apart from scripts', () => {
    const { hashes, problems } = inspectPage('<style>p > b{}</style><script>a</script>');
    expect(hashes).toEqual({ scripts: [hash('a')], styles: [hash('p > b{}')] });
    expect(problems).toEqual([]);
  });

  it('is not misled by scripts in comments and attributes', () => {
    expect(
      inspectPage('<!-- <script>no</script> --><p title="<script>no</script>">x</p>').hashes,
    ).toEqual({ scripts: [], styles: [] });
  });

  it.each([
    ['<p style="color:red">x</p>', 'inline style'],
    ['<button onclick="go()">x</button>', 'inline handler'],
    ['<a href=" javascript:go()">x</a>', 'javascript:'],
  ])('finds what the policy would block in %s', (html, reason) => {
    expect(inspectPage(html).problems.join()).toContain(reason);
  });
});

describe('the policies', () => {
  let dist: string;
  const page = (region: 'USA' | 'INDIA', path: string, html: string) => ({
    region,
    page: path,
    html,
    file: '',
  });
  async function* pages(...all: BuiltPage[]) {
    yield* all;
  }

  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'csp-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('list the scripts of every page by its internal path', async () => {
    const built = pages(
      page('USA', '/Products/HRIS', '<script>a</script>'),
      page('INDIA', '/Comprehensive Solutions', '<script>b</script>'),
    );
    const expected = ['/USA/Products/HRIS', '/INDIA/Comprehensive Solutions'];
    expect(await passOver(built, [collectPolicies(dist, expected)])).toEqual([]);
    expect(JSON.parse(readFileSync(join(dist, 'csp-manifest.json'), 'utf8'))).toEqual({
      '/USA/Products/HRIS': { scripts: [hash('a')], styles: [] },
      '/INDIA/Comprehensive Solutions': { scripts: [hash('b')], styles: [] },
    });
  });

  it('name a page that is missing or would be blocked', async () => {
    const built = pages(page('USA', '/home', '<p style="color:red"></p>'));
    const check = collectPolicies(dist, ['/USA/home', '/INDIA/home']);
    expect(await passOver(built, [check])).toEqual([
      '/USA/home: <p style="color:red"> is an inline style',
      '/INDIA/home: is not prerendered, so it has no policy',
    ]);
  });
});
