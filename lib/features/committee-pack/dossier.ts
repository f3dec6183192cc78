/** The sections of the site that answer one committee: those of a role, of modules and of a sector. */

import type { Region } from '../../platform/region/region.ts';
import type { RawPage } from '../../site/content/prepare.ts';
import { readPage } from '../../site/content/read-page.ts';
import { routes } from '../../site/content/routes.ts';
import type { Choice, Role } from './choice.ts';

type RawSection = RawPage['sections'][number];

/** Whoever reads: one of the roles, or all of them. */
type Reader = Role | 'all';

/** Types that are understood without their page, and whose parts no other page links to. */
const OF_A_ROLE = ['problem', 'big-reasons', 'return-of-investment', 'rules', 'why-engage-with-us'];

/** Of a module each reader gets what answers their own question, and no more. */
const OF_A_MODULE: Record<Reader, readonly string[]> = {
  CEO: ['problem', 'pricing'],
  CFO: ['figures', 'pricing'],
  CTO: ['seamless-integration', 'industry-leading-security'],
  COO: ['problem', 'anatomy'],
  all: ['problem', 'figures', 'pricing'],
};

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
const OF_A_SECTOR: Record<Reader, readonly string[]> = {
  CEO: ['problem', 'return-of-investment', 'rules'],
  CFO: ['return-of-investment', 'figures', 'pricing', 'rules'],
  CTO: ['industry-leading-security', ...NEEDS, 'rules'],
  COO: ['problem', ...NEEDS, 'rules'],
  all: ['problem', ...NEEDS, 'return-of-investment', 'rules'],
};

/** The drawing number in front of a label, which says where on its own page a section stands. */
const DRAWING_NUMBER = /^[A-Z]+\d[\d.]*\s*·\s*/;

type Part = { id: string; title: string; sections: RawSection[] };

/**
 * The sections of `page` that are among `types`, with ids that no other part has. Their labels begin with `title`:
 * of six modules each has a problem and a price.
 */
function partOf(
  page: string,
  types: readonly string[],
  region: Region,
  title = readPage(page)[region].name,
): Part[] {
  if (!routes.some((route) => route.page === page)) return [];
  const { sections } = readPage(page)[region];
  const prefix = page
    .slice(1)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  const chosen = sections
    .filter(({ type }) => types.includes(type))
    .map((section) => ({
      ...section,
      id: `${prefix}-${section.id}`,
      ...('label' in section && {
        label: `${title} · ${section.label.replace(DRAWING_NUMBER, '')}`,
      }),
    }));
  const [first] = chosen;
  return first ? [{ id: first.id, title, sections: chosen }] : [];
}

/** @returns the parts in the order in which a committee reads them */
export function dossier({ role, modules, sector }: Choice, region: Region): Part[] {
  const reader = role ?? 'all';
  const ofRole = role
    ? partOf(`/brand/helps-to-protect-ip-${role.toLowerCase()}`, OF_A_ROLE, region)
    : [];
  const ofSector = sector ? partOf(`/Company/${sector}`, OF_A_SECTOR[reader], region) : [];
  const ofModules = modules.flatMap((name) =>
    partOf(`/Products/${name}`, OF_A_MODULE[reader], region),
  );
  // A CFO looks for the price before anything else.
  return reader === 'CFO'
    ? [...ofModules, ...ofSector, ...ofRole]
    : [...ofRole, ...ofSector, ...ofModules];
}
