/** Are visitors told of everything that is invented? `sampleMarks` may be off once no sample is left. */
import type { Facts } from '../../../../content/schemas/site.ts';
import { REGIONS, type Region } from '../../../platform/region/region.ts';
import { walk } from '../walk.ts';
import type { Corpus, Entry, RegionalProblem } from './corpus.ts';

const FLAGS = 'site/flags.yaml';

/** Where `entry` says `sample: true`: 'site/offices.yaml boston'. */
function samplesIn({ file, schema, value }: Entry): string[] {
  const found: string[] = [];
  walk(schema, value, (meaning, node, { field }) => {
    if (meaning === 'sample' && node === true) found.push(`${file} ${field}`);
    return node;
  });
  return found;
}

/** How many things are marked as invented. What both editions have counts once. */
export function countSamples({ pages, site }: Corpus, facts: Record<Region, Facts>): number {
  const known = REGIONS.flatMap((region) =>
    Object.entries(facts[region]).flatMap(([name, { sample }]) => (sample ? [name] : [])),
  );
  return new Set([...pages, ...site].flatMap(samplesIn)).size + new Set(known).size;
}

/** A warning, which the release check takes for a mistake: the flag is off, and samples are left. */
export function checkSamples(corpus: Corpus, facts: Record<Region, Facts>): RegionalProblem[] {
  const off = corpus.site.filter(
    ({ file, value }) => file === FLAGS && !(value as { sampleMarks: boolean }).sampleMarks,
  );
  const count = off.length > 0 ? countSamples(corpus, facts) : 0;
  if (count === 0) return [];
  const reason =
    `is off while ${count} samples are left, so visitors would take them for real. ` +
    'Put real facts in their place, which npm run report:samples lists, or switch it on';
  return off.map(({ problem }) => ({ ...problem(['sampleMarks'], reason), isWarning: true }));
}
