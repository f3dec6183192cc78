/** Lists to choose from that are the same wherever their form stands, so that no page writes them out. */

import { startOptions } from '../../features/plans/start-options.ts';
import type { Region } from '../../platform/region/region.ts';
import { dataRegionLabel, dataRegionOptions } from '../../site/countries/data-regions.ts';
import type { FormId } from './definitions.ts';

/** @returns by the name of the field, what a page's own `options` need not say */
export function sharedOptions(
  form: FormId,
  region: Region,
): Record<string, { value: string; label: string }[]> {
  switch (form) {
    case 'customPlanForm':
      return { dataRegion: dataRegionOptions(region) };
    case 'plan-sign-up':
      return { start: startOptions(region) };
    default:
      return {};
  }
}

/** @returns the label of a choice that the list of its page does not have at first; undefined for any other */
export const sharedLabel = (
  form: string,
  field: string,
  value: string,
  region: Region,
): string | undefined =>
  form === 'customPlanForm' && field === 'dataRegion' ? dataRegionLabel(value, region) : undefined;
