/** Where the data of a plan may lie: a region of a cloud partner in the edition's own country, or elsewhere. */

import { REGIONS, type Region } from '../../platform/region/region.ts';
import { getMessages } from '../content/messages.ts';
import { countriesOf, providersIn } from './countries.ts';
import { ELSEWHERE, elsewhereIn, type RegionOption, regionOptions } from './region-options.ts';

const COUNTRIES = { USA: 'US', INDIA: 'IN' } as const satisfies Record<Region, string>;

const optionsIn = (country: string, region: Region) =>
  regionOptions(providersIn(country, region) ?? []);

/** @returns the choices of the field `dataRegion`, before another country is asked for; few have decided yet */
export function dataRegionOptions(region: Region): RegionOption[] {
  const words = getMessages(region).customPlanForm;
  return [
    { value: 'undecided', label: words.dataRegionUndecided },
    ...optionsIn(COUNTRIES[region], region),
    { value: ELSEWHERE, label: words.dataRegionElsewhere },
  ];
}

/** @returns the label of a choice of either edition, that of any country too; undefined for what is none */
export function dataRegionLabel(value: string, region: Region): string | undefined {
  const { dataRegionElsewhere } = getMessages(region).customPlanForm;
  const elsewhere = countriesOf(region).flatMap(({ code, name }) => [
    ...optionsIn(code, region),
    { value: elsewhereIn(code), label: `${dataRegionElsewhere}: ${name}` },
  ]);
  return [...dataRegionOptions(region), ...elsewhere].find((option) => option.value === value)
    ?.label;
}

/** True for a choice of either edition. */
export const isDataRegion = (value: string): boolean =>
  REGIONS.some((region) => dataRegionLabel(value, region) !== undefined);
