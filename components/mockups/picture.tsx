/** Finds the drawing of a picture and gives it its text alternative. */
import type { ReactNode } from 'react';
import type { PictureName } from '@/content/schemas/parts';
import type { Picture as PictureData } from '@/lib/content/prepare';
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

const DRAWINGS = {
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

type PictureProps = { picture: PictureData; size?: 'full' | 'compact'; className?: string };

/**
 * The drawings measure themselves against this element, not the window. It also sets the two
 * text sizes they use, which never fall below 11 px even at the reader's smallest font setting.
 */
const FRAME =
  '@container text-left text-sm leading-snug text-card-ink tabular-nums [--text-sm:max(12px,0.8125rem)] [--text-xs:max(11px,0.6875rem)] [overflow-wrap:normal]';

export function Picture({ picture, size = 'full', className = '' }: PictureProps) {
  const Drawing = DRAWINGS[picture.name];
  return (
    <div role="img" aria-label={picture.alt} className={`${FRAME} ${className}`}>
      <Drawing edition={picture.edition} compact={size === 'compact'} />
    </div>
  );
}
