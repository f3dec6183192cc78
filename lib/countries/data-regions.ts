/** Where the data of a plan may lie: a region of a cloud partner in the edition's own country, or elsewhere. */
import { getMessages } from '../content/messages.ts';
import { REGIONS, type Region } from '../region/region.ts';
import { providersIn } from './countries.ts';

const COUNTRIES = { USA: 'US', INDIA: 'IN' } as const satisfies Record<Region, string>;

/** @returns the choices of the field `dataRegion` */
export function dataRegionOptions(region: Region): { value: string; label: string }[] {
  const words = getMessages(region).customPlanForm;
  const providers = providersIn(COUNTRIES[region], region) ?? [];
  return [
    ...providers.flatMap(({ id, name, regions }) =>
      regions.map((one) => ({
        value: `${id}-${one.id}`,
        label: `${name}: ${one.place} (${one.id})`,
      })),
    ),
    { value: 'elsewhere', label: words.dataRegionElsewhere },
    { value: 'undecided', label: words.dataRegionUndecided },
  ];
}

/** True for a choice of either edition. */
export const isDataRegion = (value: string): boolean =>
  REGIONS.some((region) => dataRegionOptions(region).some((option) => option.value === value));
