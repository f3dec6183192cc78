/** The sections of the site that answer one committee: those of a role, of modules and of a sector. */

import type { Region } from '../../platform/region/region.ts';
import type { RawPage } from '../../site/content/prepare.ts';
import { readPage } from '../../site/content/read-page.ts';
import { routes } from '../../site/content/routes.ts';
import type { Choice } from './choice.ts';

type RawSection = RawPage['sections'][number];

/** Types that are understood without their page, and whose parts no other page links to. */
const OF_A_ROLE = ['problem', 'big-reasons', 'return-of-investment', 'rules', 'why-engage-with-us'];
const OF_A_MODULE = ['problem', 'figures', 'pricing'];
/** A sector tells what it needs in the form that suits the trade. */
const NEEDS = [
  'key-benefits',
  'communication',
  'comprehensive-solutions',
  'definition',
  'drive-business-decisions',
  'empowering-collaboration',
  'seamless-integration',
  'why-engage-with-us',
];
const OF_A_SECTOR = ['problem', ...NEEDS, 'return-of-investment', 'rules'];

type Part = { id: string; title: string; sections: RawSection[] };

/** The sections of `page` that are among `types`, with ids that no other part has. */
function partOf(page: string, types: readonly string[], region: Region): Part[] {
  if (!routes.some((route) => route.page === page)) return [];
  const { name, sections } = readPage(page)[region];
  const prefix = page
    .slice(1)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const chosen = sections
    .filter(({ type }) => types.includes(type))
    .map((section) => ({ ...section, id: `${prefix}-${section.id}` }));
  const [first] = chosen;
  return first ? [{ id: first.id, title: name, sections: chosen }] : [];
}

/** @returns the parts in the order in which a committee reads them */
export function dossier({ role, modules, sector }: Choice, region: Region): Part[] {
  return [
    ...(role ? partOf(`/brand/helps-to-protect-ip-${role.toLowerCase()}`, OF_A_ROLE, region) : []),
    ...(sector ? partOf(`/Company/${sector}`, OF_A_SECTOR, region) : []),
    ...modules.flatMap((name) => partOf(`/Products/${name}`, OF_A_MODULE, region)),
  ];
}
