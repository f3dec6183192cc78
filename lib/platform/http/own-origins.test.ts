/** One build serves on any domain: its texts name the origins of the settings. */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { BuiltCopy } from './copies.ts';
import { ownOrigins, replaceOrigins } from './own-origins.ts';

const built = { USA: 'https://www.norvant.com', INDIA: 'https://www.norvant.in' };
const now = { USA: 'http://localhost:3000', INDIA: 'https://in.staging.example' };

test.each([
  ['<link rel="canonical" href="https://www.norvant.com/home">', 'http://localhost:3000/home'],
  ['"url":"https://www.norvant.in"', '"https://in.staging.example"'],
  ['At https://www.norvant.in. Then', 'At https://in.staging.example. Then'],
  ['?to=https%3A%2F%2Fwww.norvant.com%2Fhome', '?to=http%3A%2F%2Flocalhost%3A3000%2Fhome'],
])('an address in %j is that of the settings', (text, wanted) => {
  expect(replaceOrigins(text, built, now)).toContain(wanted);
});

test.each([
  'https://www.norvant.com.evil.example',
  'https://www.norvant.community',
  'https://www.norvant.com:8443/x',
  'desk@norvant.com',
  'https://wwwxnorvant.com',
])('%s is another address and stays', (text) => {
  expect(replaceOrigins(text, built, now)).toBe(text);
});

test('editions may change their places', () => {
  const swapped = { USA: built.INDIA, INDIA: built.USA };
  expect(replaceOrigins(`${built.USA} ${built.INDIA}`, built, swapped)).toBe(
    `${built.INDIA} ${built.USA}`,
  );
});

describe('a copy', () => {
  const dist = mkdtempSync(join(tmpdir(), 'origins-'));
  afterAll(() => rmSync(dist, { recursive: true }));
  const text = `<a href="${built.USA}/home">Home</a>`.repeat(50);
  writeFileSync(join(dist, 'page.html'), text);
  const copy: BuiltCopy = {
    file: 'page.html',
    tag: 'a'.repeat(27),
    bytes: { identity: text.length, br: 100, gzip: 120 },
    type: 'text/html',
    caching: 'private',
    hasOrigin: true,
  };
  const fileOf = ({ file }: BuiltCopy) => join(dist, file);

  test('is the very one that was built where the settings say the same', () => {
    expect(ownOrigins(fileOf, built, { ...built })(copy)).toBe(copy);
  });

  test('is another sequence of bytes with another tag where they do not', async () => {
    const own = await ownOrigins(fileOf, built, now)(copy);
    const { content, bytes, tag } = own as Extract<typeof own, { content: unknown }>;
    const wanted = text.replaceAll(built.USA, now.USA);
    expect(content.identity?.toString()).toBe(wanted);
    expect(brotliDecompressSync(content.br ?? '').toString()).toBe(wanted);
    expect(gunzipSync(content.gzip ?? '').toString()).toBe(wanted);
    expect(bytes).toEqual({
      identity: wanted.length,
      br: content.br?.length,
      gzip: content.gzip?.length,
    });
    expect(tag).toHaveLength(copy.tag.length);
    expect(tag).not.toBe(copy.tag);
  });

  test('has the hashes of its inline scripts, where these name an origin', async () => {
    const html = `<script>1</script><script>go("${built.USA}")</script><style>a{}</style>`;
    writeFileSync(join(dist, 'form.html'), html);
    const page = { ...copy, file: 'form.html', type: 'text/html; charset=utf-8' };
    const own = await ownOrigins(fileOf, built, now)(page);
    const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
    expect((own as { hashes?: unknown }).hashes).toEqual([
      [hashOf(`go("${built.USA}")`), hashOf(`go("${now.USA}")`)],
    ]);
  });

  test('has the same tag in every instance, and another for other origins', async () => {
    const tagFor = async (origins: typeof now) =>
      (await ownOrigins(fileOf, built, origins)(copy)).tag;
    expect(await tagFor(now)).toBe(await tagFor({ ...now }));
    expect(await tagFor(now)).not.toBe(await tagFor({ ...now, INDIA: 'https://x.example' }));
  });

  test('that names no origin is sent as it lies there', () => {
    const { hasOrigin: _, ...plain } = copy;
    expect(ownOrigins(fileOf, built, now)(plain)).toBe(plain);
  });

  test('of a build with one origin for both editions cannot be changed', () => {
    const one = { USA: built.USA, INDIA: built.USA };
    expect(() => ownOrigins(fileOf, one, now)).toThrow('Run npm run build');
  });
});
