/** Development only: every section type with its examples, to look at while designing. */
import { setRequestLocale } from 'next-intl/server';
import { SectionView } from '@/components/sections/section-view';
import { examples } from '@/generated/section-examples';
import type { Section } from '@/lib/content/prepare';

// Written out: Next makes no types for a page that a build leaves out.
type Props = { params: Promise<{ region: string }> };

export default async function GalleryPage({ params }: Props) {
  setRequestLocale((await params).region);
  return Object.entries(examples).flatMap(([type, kinds]) =>
    Object.entries(kinds).map(([kind, section]) => (
      <div key={`${type}-${kind}`}>
        <p className="label wrap border-line border-t py-4">
          {type} · {kind}
        </p>
        <SectionView section={section as Section} />
      </div>
    )),
  );
}
