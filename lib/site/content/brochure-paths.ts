/** The brochures: one for each module and platform, in both editions. Their names are the products' codes. */
import { REGIONS, type Region } from '../../platform/region/region.ts';

/** The page that each is made from, as in the route table. Its first section has the brochure's name as `code`. */
export const BROCHURES = {
  HRIS: '/Products/HRIS',
  HRMS: '/Products/HRMS',
  DMS: '/Products/DMS',
  ATS: '/Products/ATS',
  PAY: '/Products/PAY',
  HCM: '/Products/HCM',
  Code: '/brand/code',
  CORI: '/brand/cori',
  SI: '/brand/si',
} as const;

export type BrochureName = keyof typeof BROCHURES;

export const isBrochure = (name: string): name is BrochureName => Object.hasOwn(BROCHURES, name);

export const brochureNames = Object.keys(BROCHURES) as BrochureName[];

/** Where the file is that the build makes: '/brochures/USA/HRIS.pdf'. */
export const brochurePath = (name: string, region: Region) => `/brochures/${region}/${name}.pdf`;

/** All of them, in both editions. */
export const brochurePaths = (): string[] =>
  REGIONS.flatMap((region) => brochureNames.map((name) => brochurePath(name, region)));
