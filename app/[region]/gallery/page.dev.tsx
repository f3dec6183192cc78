/** Development only: every section type with its examples, to look at while designing. */
import { setRequestLocale } from 'next-intl/server';
import { Shell } from '@/components/layout/shell';
import { SectionView } from '@/components/sections/section-view';
import { examples } from '@/generated/section-examples';
import type { Section } from '@/lib/content/prepare';
import { asRegion } from '@/lib/region/region';

// Written out: Next makes no types for a page that a build leaves out.
type Props = { params: Promise<{ region: string }> };

export default async function GalleryPage({ params }: Props) {
  const region = asRegion((await params).region);
  setRequestLocale(region);
  const shown = Object.entries(examples).flatMap(([type, kinds]) =>
    Object.entries(kinds).map(([kind, section]) => (
      <div key={`${type}-${kind}`}>
        <p className="label wrap border-line border-t py-4">
          {type} · {kind}
        </p>
        <SectionView section={section as Section} />
      </div>
    )),
  );
  return <Shell region={region}>{shown}</Shell>;
}
