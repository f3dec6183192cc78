/** Every claim of content/site/claims.yaml, in the groups of the page; one that no group names stands in the last. */

import { nearest } from '../../../lib/platform/settings/nearest.ts';
import { ContentError } from '../../../lib/site/content/problem.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';
import { claims } from '../../../lib/site/content/site.ts';

export const fill: Fill<'claim-ledger'> = (section, { region }) => {
  const rows = claims[region].map(({ figure: _, ...row }) => row);
  const known = new Map(rows.map((row) => [row.id, row]));
  const named = new Set(section.groups.flatMap((group) => group.claims));
  const others = rows.filter(({ id }) => !named.has(id));
  const rowOf = (id: string) => {
    const row = known.get(id);
    if (row) return row;
    const meant = nearest(id, [...known.keys()]);
    const mend = meant ? `Did you mean "${meant}"?` : 'Leave it out';
    const where = `section "${section.id}" › groups`;
    const reason = `no claim is called "${id}". ${mend}`;
    throw new ContentError([{ file: 'pages/figures.yaml', where, reason, region }]);
  };
  const last = section.groups.length - 1;
  return {
    ...section,
    groups: section.groups.map((group, index) => ({
      ...group,
      rows: [...group.claims.map(rowOf), ...(index === last ? others : [])],
    })),
  };
};
