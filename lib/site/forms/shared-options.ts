/** Lists to choose from that are the same wherever their form stands, so that no page writes them out. */
import type { Region } from '../../platform/region/region.ts';
import { dataRegionLabel, dataRegionOptions } from '../countries/data-regions.ts';
import type { FieldDefinition, FormDefinition } from './form.ts';
import { startOptions } from './start-options.ts';

type Option = { value: string; label: string };
type ListName = NonNullable<FieldDefinition['optionsFrom']>;

const LISTS: Readonly<Record<ListName, (region: Region) => Option[]>> = {
  'data-regions': dataRegionOptions,
  starts: startOptions,
};

/** @returns by the name of the field, what a page's own `options` need not say */
export function sharedOptions(
  { fields }: FormDefinition,
  region: Region,
): Record<string, Option[]> {
  return Object.fromEntries(
    fields.flatMap(({ name, optionsFrom }) =>
      optionsFrom ? [[name, LISTS[optionsFrom](region)]] : [],
    ),
  );
}

/**
 * @returns the label of a choice of a field that lists data regions, also of a country that its page does not list at
 *   first; undefined for any other field and for what is no choice
 */
export function sharedLabel(
  { fields }: FormDefinition,
  field: string,
  value: string,
  region: Region,
): string | undefined {
  const list = fields.find(({ name }) => name === field)?.optionsFrom;
  return list === 'data-regions' ? dataRegionLabel(value, region) : undefined;
}
