/**
 * `npm run report:samples`: everything invented that the operator replaces before going live.
 * Drawings show invented people too; components/drawings/parts/samples.ts holds their names.
 */
import { REGIONS, type Region } from '../../region/region.ts';
import { ORIGINS } from '../metadata.ts';
import { getPage } from '../pages.ts';
import { routes } from '../routes.ts';
import { brand, claims, cookieText, navigation } from '../site.ts';
import { findSamples, type Sample } from './find-samples.ts';

const both = (value: (region: Region) => unknown) => ({ USA: value('USA'), INDIA: value('INDIA') });

const marked: Sample[] = [
  ...routes.flatMap(({ page }) =>
    findSamples(
      `pages${page}.yaml`,
      both((region) => getPage(page, region)),
    ),
  ),
  ...findSamples('site/navigation.yaml', navigation),
  ...findSamples('site/cookie-text.yaml', cookieText),
];
const company: Sample[] = REGIONS.flatMap((edition) => {
  const { name, legalName, mailDomain } = brand[edition];
  const facts = Object.entries({ name, legalName, mailDomain }).map(([field, value]) => ({
    file: 'site/brand.yaml',
    field,
    value,
  }));
  const origin = { file: '.env', field: `SITE_ORIGIN_${edition}`, value: ORIGINS[edition] };
  return [...facts, origin].map((fact) => ({ ...fact, edition }));
});
const grounds: Sample[] = claims.USA.map(({ id, figure, basis, owner, review }) => ({
  file: 'site/claims.yaml',
  field: id,
  edition: `${owner}, until ${review}`,
  value: `${figure}: ${basis}`,
}));

function print(title: string, samples: Sample[]): void {
  console.log(`\n${title} (${samples.length})`);
  for (const { file, field, edition, value } of samples)
    console.log(`  ${file}  ${field}  [${edition}]\n      ${value}`);
}

print('The company', company);
print('Marked as sample, and contact addresses in content', marked);
print('Grounds of claims: replace each by a measured one, or remove the claim', grounds);
console.log(
  '\nAlso invented: the people in components/drawings/parts/samples.ts (shown in drawings).\n',
);
