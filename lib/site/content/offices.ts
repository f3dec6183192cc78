/** The six offices of content/site/offices.yaml: the own country's first. */
import type { Office } from '../../../content/schemas/site.ts';
import type { Region } from '../../platform/region/region.ts';
import { allOffices } from './site.ts';

export type { Office };

export function offices(region: Region): Office[] {
  const isOwn = ({ country }: Office) => country === region;
  const all = allOffices[region];
  return [...all.filter(isOwn), ...all.filter((office) => !isOwn(office))];
}
