/** What was invented for this site and has to be replaced before it stands for a real company. */
import type { z } from 'zod';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import { walk } from '../../lib/site/content/walk.ts';

const ELSEWHERE = /href="((?:mailto|tel|https):[^"]+)"/g;

export type Sample = { file: string; field: string; region: string; value: string };

/** Objects marked `sample: true`, and contact facts: mail, telephone, addresses elsewhere. */
export function findSamples(
  file: string,
  schema: z.ZodType,
  editions: Record<Region, unknown>,
): Sample[] {
  const found = REGIONS.flatMap((region) =>
    samplesIn(schema, editions[region]).map((sample) => ({
      file,
      region: region as string,
      ...sample,
    })),
  );
  // What both editions say, in the same words, needs one line.
  const byValue = new Map<string, Sample>();
  for (const sample of found) {
    const known = byValue.get(sample.value);
    if (!known) byValue.set(sample.value, sample);
    else if (known.region !== sample.region) known.region = 'both';
  }
  return [...byValue.values()];
}

/** Items that mean a sample, and every address elsewhere. */
function samplesIn(schema: z.ZodType, value: unknown): Pick<Sample, 'field' | 'value'>[] {
  const marked: string[] = [];
  const words = new Map<string, string[]>();
  const addresses: Pick<Sample, 'field' | 'value'>[] = [];
  walk(schema, value, (meaning, node, { field }) => {
    const item = field.replace(/\.[^.]*$/, '');
    const say = (text: string) => words.set(field, [text]);
    if (meaning === 'sample' && node === true) marked.push(item);
    if (meaning === 'text' || meaning === 'contact') say(String(node));
    if (meaning === 'address') addresses.push({ field, value: String(node) });
    if (meaning === 'rich')
      for (const [, href = ''] of (node as { html: string }).html.matchAll(ELSEWHERE))
        addresses.push({ field, value: href });
    return node;
  });
  const samples = marked.map((field) => ({
    field,
    value: [...words]
      .filter(([place]) => place.startsWith(`${field}.`))
      .flatMap(([, text]) => text)
      .join(' · '),
  }));
  return [...samples, ...addresses];
}
