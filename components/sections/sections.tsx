/** The sections of a page in their order. Those without an island are never sent twice. */
import { Fragment } from 'react';
import { Enhancement } from '@/components/islands/enhancement';
import { Still } from '@/components/islands/still';
import { enhanced, hydrated } from '@/generated/section-components';
import type { Region } from '@/lib/platform/region/region';
import type { PreparedPage } from '@/lib/site/content/prepare';
import type { FormAction } from '@/lib/site/forms/state';
import { SectionView } from './section-view';

type Props = {
  page: string;
  region: Region;
  content: PreparedPage;
  action?: FormAction | undefined;
};

export function Sections({ page, region, content, action }: Props) {
  return content.sections.map((section, index) => (
    <Fragment key={section.id}>
      {hydrated.has(section.type) ? (
        <SectionView section={section} action={action} />
      ) : (
        <Still piece="section" page={page} region={region} index={index} />
      )}
      {enhanced.has(section.type) && <Enhancement of={section.type} section={section.id} />}
    </Fragment>
  ));
}
