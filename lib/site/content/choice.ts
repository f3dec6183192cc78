/** `{ USA: …, INDIA: … }`: a value of a content file that differs by edition. */
import { REGIONS, type Region } from '../../platform/region/region.ts';
import { nearest } from '../../platform/settings/nearest.ts';

/** Whether a map with these keys is such a choice. */
export const isChoice = (keys: string[]): boolean =>
  keys.length === REGIONS.length && REGIONS.every((region) => keys.includes(region));
export const isRegion = (key: string): key is Region => REGIONS.includes(key as Region);

/** `value` as the edition `region` sees it. */
export function choose(value: unknown, region: Region): unknown {
  if (Array.isArray(value)) return value.map((item) => choose(item, region));
  if (value === null || typeof value !== 'object') return value;
  const fields = value as Record<string, unknown>;
  if (isChoice(Object.keys(fields))) return choose(fields[region], region);
  return Object.fromEntries(
    Object.entries(fields).map(([key, item]) => [key, choose(item, region)]),
  );
}

/** Whether what an edition has at `path` of `value` was written for that edition alone. */
export function isRegional(value: unknown, path: readonly PropertyKey[]): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (!Array.isArray(value) && isChoice(Object.keys(value))) return true;
  const [step, ...rest] = path;
  return step !== undefined && isRegional(Reflect.get(value, step), rest);
}

const meantRegions = new Map<string, string | undefined>();
/** The edition that a field's name was meant to be. The same few hundred names stand in all files. */
function meantRegion(key: string): string | undefined {
  if (!meantRegions.has(key))
    meantRegions.set(key, isRegion(key) ? undefined : nearest(key, REGIONS));
  return meantRegions.get(key);
}

/** What is wrong with a map that names an edition, but not as a choice between the two. */
export function regionMistake(keys: string[]): string | undefined {
  const misspelt = keys.find(meantRegion);
  const named = keys.filter((key) => isRegion(key) || (key === misspelt && keys.length <= 2));
  if (named.length === 0 || isChoice(keys)) return undefined;
  if (misspelt && keys.length <= 2)
    return `unknown edition "${misspelt}". Did you mean ${meantRegion(misspelt)}?`;
  const missing = REGIONS.filter((region) => !keys.includes(region));
  if (missing.length > 0 && keys.length === 1)
    return `only ${keys[0]} has a value here. Add "${missing[0]}: …", or write the value without "${keys[0]}:"`;
  const other = keys.filter((key) => !isRegion(key));
  return `beside ${named.join(' and ')} stands "${other[0]}". A choice has USA and INDIA alone`;
}
