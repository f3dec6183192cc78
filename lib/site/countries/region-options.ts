/** How a cloud region is chosen, on the server and in the browser: its value and what stands in the list. */

/** As GET /registration/countries has it. */
export type Country = { code: string; name: string };

/** As GET /registration/providers/{country} has it. */
export type Provider = { id: string; name: string; regions: { id: string; place: string }[] };

export type RegionOption = { value: string; label: string };

/** The choice that asks for a country. */
export const ELSEWHERE = 'elsewhere';

/** A country without one of its regions. */
export const elsewhereIn = (code: string) => `${ELSEWHERE}-${code}`;

export const regionOptions = (providers: readonly Provider[]): RegionOption[] =>
  providers.flatMap(({ id, name, regions }) =>
    regions.map((one) => ({
      value: `${id}-${one.id}`,
      label: `${name}: ${one.place} (${one.id})`,
    })),
  );
