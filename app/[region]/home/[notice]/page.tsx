/**
 * The homepage for a visitor that the middleware has led there: with the notice that says why. It has no
 * address of its own and is in no list; lib/site/routing/notices.ts says when it is shown.
 */
import type { Metadata } from 'next';
import { PageNotFoundNotice } from '@/components/layout/page-not-found-notice';
import { PageView } from '@/components/layout/page-view';
import { asRegion } from '@/lib/platform/region/region';
import { NOTICES } from '@/lib/site/routing/notices';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = PageProps<'/[region]/home/[notice]'>;

export const generateStaticParams = () => NOTICES.map((notice) => ({ notice }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const region = asRegion((await params).region);
  return { ...pageMetadata('/home', region), robots: { index: false } };
}

export default async function HomeWithNotice({ params }: Props) {
  const { region, notice } = await params;
  // What the guard says stands in the cookie banner, which is a part of the layout.
  const isMissing = notice === 'missing';
  return (
    <PageView page="/home" region={asRegion(region)}>
      {isMissing && <PageNotFoundNotice />}
    </PageView>
  );
}
