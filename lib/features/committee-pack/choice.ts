/** What a dossier is made of: a role, modules and a sector, as they stand in an address. */
export const ROLES = ['CEO', 'CFO', 'CTO', 'COO'] as const;
export const MODULES = ['HRIS', 'HRMS', 'DMS', 'ATS', 'PAY', 'HCM'] as const;
export type Role = (typeof ROLES)[number];
export type Module = (typeof MODULES)[number];

export type Choice = { role?: Role; modules: Module[]; sector?: string };

type Query = Record<string, string | string[] | undefined>;

/**
 * The choice in a query; what it does not know is left out. The form sends each module by itself, our own addresses
 * name them in one list.
 * @param sectors the last segments of the sectors' paths
 */
export function readChoice(query: Query, sectors: readonly string[]): Choice {
  const all = (name: string) => [query[name] ?? []].flat();
  const role = ROLES.find((each) => all('role').includes(each));
  const sector = sectors.find((each) => all('sector').includes(each));
  const modules = all('module').flatMap((list) => list.split(','));
  return {
    ...(role && { role }),
    ...(sector && { sector }),
    modules: MODULES.filter((each) => modules.includes(each)),
  };
}

/** Whether `choice` names anything that a dossier is made of. */
export const isNothing = ({ role, modules, sector }: Choice): boolean =>
  !role && !sector && modules.length === 0;

/** The query that asks for `choice`, with its `?`: one spelling for each, short enough for a line of a page. */
function queryOf({ role, modules, sector }: Choice): string {
  const pairs = [
    role && `role=${role}`,
    modules.length > 0 && `module=${modules.join(',')}`,
    sector && `sector=${encodeURIComponent(sector)}`,
  ];
  return `?${pairs.filter(Boolean).join('&')}`;
}

/** The page that shows the dossier. */
export const dossierPath = (choice: Choice): string => `/committee-pack${queryOf(choice)}`;

/** The dossier as a PDF. */
export const pdfPath = (choice: Choice): string => `/api/v1/dossier${queryOf(choice)}`;
