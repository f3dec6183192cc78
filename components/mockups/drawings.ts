/** Which component draws which picture. A name without one fails type-checking. */
import type { ReactNode } from 'react';
import type { PictureName } from '@/content/schemas/parts';
import { After } from './after';
import { Ats } from './ats';
import { Aws } from './aws';
import { Azure } from './azure';
import { Before } from './before';
import { Code } from './code';
import { Cori } from './cori';
import { Dms } from './dms';
import type { DrawingProps } from './drawing';
import { GoogleCloud } from './google-cloud';
import { Hcm } from './hcm';
import { Hris } from './hris';
import { Hrms } from './hrms';
import { Itc } from './itc';
import { Modules } from './modules';
import { Pay } from './pay';
import { Pipeline } from './pipeline';
import { Si } from './si';

export const DRAWINGS = {
  hris: Hris,
  hrms: Hrms,
  dms: Dms,
  ats: Ats,
  pay: Pay,
  hcm: Hcm,
  code: Code,
  cori: Cori,
  si: Si,
  itc: Itc,
  before: Before,
  after: After,
  pipeline: Pipeline,
  modules: Modules,
  aws: Aws,
  azure: Azure,
  'google-cloud': GoogleCloud,
} satisfies Record<PictureName, (props: DrawingProps) => ReactNode>;
