/** Which component draws which drawing. A name without one fails type-checking. */
import type { ReactNode } from 'react';
import type { DrawingName } from '@/content/schemas/parts';
import { After } from './catalog/after';
import { Ats } from './catalog/ats';
import { Aws } from './catalog/aws';
import { Azure } from './catalog/azure';
import { Before } from './catalog/before';
import { Code } from './catalog/code';
import { Cori } from './catalog/cori';
import { Dms } from './catalog/dms';
import { GoogleCloud } from './catalog/google-cloud';
import { Hcm } from './catalog/hcm';
import { Hris } from './catalog/hris';
import { Hrms } from './catalog/hrms';
import { Itc } from './catalog/itc';
import { Modules } from './catalog/modules';
import { Pay } from './catalog/pay';
import { Pipeline } from './catalog/pipeline';
import { Si } from './catalog/si';
import type { DrawingProps } from './drawing-props';

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
} satisfies Record<DrawingName, (props: DrawingProps) => ReactNode>;
