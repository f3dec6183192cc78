/** One module of the suite: /Products/HRIS and its five neighbours. */
import type { Metadata } from 'next';
import { PageView } from '@/components/layout/page-view';
import { pageMetadata } from '@/lib/content/metadata';
import { routesBelow } from '@/lib/content/routes';
import { asRegion } from '@/lib/region/region';

type Props = PageProps<'/[region]/Products/[product]'>;

export function generateStaticParams() {
  return routesBelow('/Products').map((product) => ({ product }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { product, region } = await params;
  return pageMetadata(`/Products/${product}`, asRegion(region));
}

export default async function ProductPage({ params }: Props) {
  const { product, region } = await params;
  return <PageView page={`/Products/${product}`} region={asRegion(region)} />;
}
