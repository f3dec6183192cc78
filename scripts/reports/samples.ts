/**
 * `npm run report:samples`: everything invented that the operator replaces before going live.
 * Drawings show invented people too; components/drawings/parts/samples.ts holds their names.
 */
import { page } from '../../content/schemas/page.ts';
import { originOf } from '../../lib/platform/region/origins.ts';
import { REGIONS } from '../../lib/platform/region/region.ts';
import { facts, tokens } from '../../lib/site/content/brand.ts';
import { readCorpus } from '../../lib/site/content/checks/corpus.ts';
import { countSamples } from '../../lib/site/content/checks/samples.ts';
import { ContentError } from '../../lib/site/content/problem.ts';
import { readRegions } from '../../lib/site/content/read.ts';
import { routes } from '../../lib/site/content/routes.ts';
import { brand, claims } from '../../lib/site/content/site.ts';
import { SITE_FILES } from '../../lib/site/content/site-files.ts';
import { findSamples, type Sample } from './find-samples.ts';

const marked: Sample[] = [
  ...routes.map(({ page: folder }) => [`pages${folder}.yaml`, page] as const),
  ...Object.entries(SITE_FILES),
].flatMap(([file, schema]) => findSamples(file, schema, readRegions(file, schema, tokens)));
const company: Sample[] = REGIONS.flatMap((region) => {
  const { name, legalName, website, mailDomain } = brand[region];
  const facts = Object.entries({ name, legalName, website, mailDomain }).map(([field, value]) => ({
    file: 'site/brand.yaml',
    field,
    value,
  }));
  const origin = { file: '.env', field: `SITE_ORIGIN_${region}`, value: originOf(region) };
  return [...facts, origin].map((fact) => ({ ...fact, region }));
});
const known: Sample[] = REGIONS.flatMap((region) =>
  Object.entries(facts[region])
    .filter(([, fact]) => fact.sample)
    .map(([field, { words }]) => ({ file: 'site/facts.yaml', field, region, value: words })),
);
const grounds: Sample[] = claims.USA.map(({ id, figure, basis, owner, review }) => ({
  file: 'site/claims.yaml',
  field: id,
  region: `${owner}, until ${review}`,
  value: `${figure}: ${basis}`,
}));

function print(title: string, samples: Sample[]): void {
  console.log(`\n${title} (${samples.length})`);
  for (const { file, field, region, value } of samples)
    console.log(`  ${file}  ${field}  [${region}]\n      ${value}`);
}

const corpus = readCorpus(routes, (problem) => {
  throw new ContentError([problem]);
});
console.log(
  `${countSamples(corpus, facts)} things say \`sample: true\`. Visitors see them marked while sampleMarks is on in ` +
    'content/site/flags.yaml; with it off the release check refuses what is left.',
);

print('The company', company);
print('Facts of the company: replace each by the real one', known);
print('Marked as sample, and contact addresses in content', marked);
print('Grounds of claims: replace each by a measured one, or remove the claim', grounds);
console.log(
  '\nAlso invented: the people in components/drawings/parts/samples.ts (shown in drawings).\n',
);
