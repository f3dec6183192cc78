/** The homepage. The middleware shows it at every path that content/site/routes.yaml names. */
import type { Metadata } from 'next';
import { PageView } from '@/components/layout/page-view';
import { pageMetadata } from '@/lib/content/metadata';
import { asRegion } from '@/lib/region/region';

type Props = PageProps<'/[region]/home'>;
const PAGE = '/home';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(PAGE, asRegion((await params).region));
}

export default async function HomePage({ params }: Props) {
  return <PageView page={PAGE} region={asRegion((await params).region)} />;
}
