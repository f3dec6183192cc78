/** The offices of content/site/offices.yaml in the order in which an edition shows them. */
import type { Office } from '../../../content/schemas/site.ts';
import type { Region } from '../../platform/region/region.ts';
import { allOffices } from './site.ts';

export type { Office };

/** @returns all of them, those of the edition's own country first, each group in the order of its file */
export function offices(region: Region): Office[] {
  const isOwn = ({ country }: Office) => country === region;
  const all = allOffices[region];
  return [...all.filter(isOwn), ...all.filter((office) => !isOwn(office))];
}
