/** Theme, font size and edition, for everybody; without scripts too. */
import type { Metadata } from 'next';
import { PageView } from '@/components/layout/page-view';
import { pageMetadata } from '@/lib/content/metadata';
import { asRegion } from '@/lib/region/region';

type Props = PageProps<'/[region]/display'>;
const PAGE = '/display';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(PAGE, asRegion((await params).region));
}

export default async function DisplayPage({ params }: Props) {
  return <PageView page={PAGE} region={asRegion((await params).region)} />;
}
