import { makeMaps } from './maps.ts';
import type { Recorded } from './record-answers.ts';

const PRIVATE = { 'cache-control': 'private, no-cache', vary: 'Cookie' };
const page = (path: string, change: Partial<Recorded> = {}): Recorded => ({
  region: 'USA',
  path,
  type: 'text/html; charset=utf-8',
  policy: `default-src 'none'; script-src 'sha256-${path}'`,
  bodies: { identity: Buffer.from(path) },
  answers: { admitted: PRIVATE },
  ...change,
});
const EDITION = {
  region: 'USA',
  host: 'www.example.com',
  protocol: 'https',
  revision: '1',
} as const;

const mapsOf = (...recorded: Recorded[]) => makeMaps('42', [EDITION], recorded);

describe('the tables of the edge', () => {
  it('lead a host to its edition and its files', () => {
    const maps = mapsOf();
    expect(maps['editions.map']).toBe('"www.example.com" "USA";\n');
    expect(maps['folders.map']).toBe('"www.example.com" "/42/USA";\n');
  });

  it('have one row a page, and one kind for all that are answered alike', () => {
    const maps = mapsOf(page('/a'), page('/b'), page('/open', { answers: { known: {} } }));
    expect(maps['kinds.map']).toBe('"USA/a" "k1";\n"USA/b" "k1";\n"USA/open" "k2";\n');
    expect(maps['endings.map']).toBe('"k1" ".html";\n"k2" ".html";\n');
    expect(maps['answers.map']).toBe('"k1 admitted" "a1";\n"k2 known" "a2";\n');
    expect(maps['cache-control.map']).toBe('"a1" "private, no-cache";\n');
    expect(maps['policies.map']?.split('\n')).toHaveLength(4);
  });

  it('give a file its own name, and the policy of all that is no page', () => {
    const policy =
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    const maps = mapsOf(page('/robots.txt', { type: 'text/plain; charset=utf-8', policy }));
    expect(maps['endings.map']).toBe('');
    expect(maps['policies.map']).toBe('');
  });

  it('keep quotation marks of a header', () => {
    const maps = mapsOf(page('/a', { answers: { admitted: { 'speculation-rules': '"/rules"' } } }));
    expect(maps['speculation-rules.map']).toBe('"a1" "\\"/rules\\"";\n');
  });

  it.each(['$host', 'a\nb'])(
    'take no header in which nginx would read something else: %j',
    (text) => expect(() => mapsOf(page('/a', { policy: text }))).toThrow('nginx cannot send'),
  );
});
