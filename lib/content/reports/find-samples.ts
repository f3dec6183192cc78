/** What was invented for this site and has to be replaced before it stands for a real company. */
import { REGIONS, type Region } from '../../region/region.ts';
import { textsOf } from '../texts.ts';

export type Sample = { file: string; field: string; edition: string; value: string };

/** Objects marked `sample: true`, and contact facts: mail, telephone, addresses elsewhere. */
export function findSamples(file: string, editions: Record<Region, unknown>): Sample[] {
  const found = REGIONS.flatMap((edition) =>
    samplesIn(editions[edition], '').map((sample) => ({
      file,
      edition: edition as string,
      ...sample,
    })),
  );
  // What both editions say, in the same words, needs one line.
  const byValue = new Map<string, Sample>();
  for (const sample of found) {
    const known = byValue.get(sample.value);
    if (!known) byValue.set(sample.value, sample);
    else if (known.edition !== sample.edition) known.edition = 'both';
  }
  return [...byValue.values()];
}

function samplesIn(node: unknown, field: string): Pick<Sample, 'field' | 'value'>[] {
  const within = (key: string) => (field ? `${field}.${key}` : key);
  if (node === null || typeof node !== 'object') return [];
  if ('sample' in node && node.sample === true) return [{ field, value: summary(node) }];
  if ('html' in node && typeof node.html === 'string')
    return [...node.html.matchAll(/href="((?:mailto|tel|https):[^"]+)"/g)].map(
      ([, value = '']) => ({
        field,
        value,
      }),
    );
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'href' && typeof value === 'string' && value.startsWith('https:')
      ? [{ field: within(key), value }]
      : samplesIn(value, within(key)),
  );
}

/** The words of a sample in one line, and its mail and telephone. */
function summary(node: object): string {
  const words = textsOf(node).map(({ text }) => text);
  const contact = ['phone', 'email'].flatMap((key) =>
    key in node ? [node[key as keyof typeof node]] : [],
  );
  return [...words, ...contact].join(' · ');
}
