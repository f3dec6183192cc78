/** A flag without a reader switches nothing: every one has a reader in the product. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flags } from './site.ts';

const sources = ['app', 'components', 'lib', 'scripts', 'middleware.ts'].flatMap((place) =>
  place.endsWith('.ts')
    ? [place]
    : readdirSync(place, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name) && !/\btest\b/.test(name))
        .map((name) => join(place, name)),
);
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');

test.each(Object.keys(flags))('the flag %s is read', (name) => {
  expect(code).toMatch(new RegExp(`\\bflags\\.${name}\\b`));
});

test('each is explained where it is set', () => {
  const lines = readFileSync('content/site/flags.yaml', 'utf8').split('\n');
  for (const name of Object.keys(flags)) {
    const at = lines.findIndex((line) => line.startsWith(`${name}:`));
    expect({ name, above: lines[at - 1]?.startsWith('# ') }).toEqual({ name, above: true });
  }
});

test('are set as the specification says', () => {
  // Section 9; the flags of the overlay and of the samples are the product's own.
  expect(flags).toEqual({
    localData: true,
    chatbot: false,
    webcam: false,
    ipLookup: true,
    confidentialityOverlay: true,
    sampleMarks: true,
  });
});
