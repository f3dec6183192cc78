/**
 * The homepage as those see it whom the middleware has led there: with the notice that says why. It has no
 * address of its own and is in no list; lib/visit/notices.ts says when it is shown.
 */
import type { Metadata } from 'next';
import { PageNotFoundNotice } from '@/components/layout/page-not-found-notice';
import { PageView } from '@/components/layout/page-view';
import { pageMetadata } from '@/lib/content/metadata';
import { asRegion } from '@/lib/region/region';
import { NOTICES } from '@/lib/visit/notices';

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
