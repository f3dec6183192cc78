/** What a dossier is made of: a role, modules and a sector, as they stand in an address. */
export const ROLES = ['CEO', 'CFO', 'CTO', 'COO'] as const;
export const MODULES = ['HRIS', 'HRMS', 'DMS', 'ATS', 'PAY', 'HCM'] as const;
export type Role = (typeof ROLES)[number];
export type Module = (typeof MODULES)[number];

export type Choice = { role?: Role; modules: Module[]; sector?: string };

type Query = Record<string, string | string[] | undefined>;

/**
 * The choice in a query; what it does not know is left out.
 * @param sectors the last segments of the sectors' paths
 */
export function readChoice(query: Query, sectors: readonly string[]): Choice {
  const all = (name: string) => [query[name] ?? []].flat();
  const role = ROLES.find((each) => all('role').includes(each));
  const sector = sectors.find((each) => all('sector').includes(each));
  return {
    ...(role && { role }),
    ...(sector && { sector }),
    modules: MODULES.filter((each) => all('module').includes(each)),
  };
}
