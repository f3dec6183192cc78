/** Development only: every section type with its examples, or one of them: /gallery?type=pricing. */
import { setRequestLocale } from 'next-intl/server';
import { Shell } from '@/components/layout/shell';
import { SectionView } from '@/components/sections/section-view';
import { examples } from '@/generated/section-examples';
import { asRegion } from '@/lib/platform/region/region';
import type { Section } from '@/lib/site/content/prepare';

// Written out: Next makes no types for a page that a build leaves out.
type Props = {
  params: Promise<{ region: string }>;
  searchParams: Promise<{ type?: string }>;
};

export default async function GalleryPage({ params, searchParams }: Props) {
  const { type: wanted } = await searchParams;
  const region = asRegion((await params).region);
  setRequestLocale(region);
  const types = Object.entries(examples).filter(([type]) => !wanted || type === wanted);
  const shown = types.flatMap(([type, kinds]) =>
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
