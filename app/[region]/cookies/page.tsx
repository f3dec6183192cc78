/** Every cookie by name, and how to change the choice. */
import type { Metadata } from 'next';
import { PageView } from '@/components/layout/page-view';
import { pageMetadata } from '@/lib/content/metadata';
import { asRegion } from '@/lib/region/region';

type Props = PageProps<'/[region]/cookies'>;
const PAGE = '/cookies';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return pageMetadata(PAGE, asRegion((await params).region));
}

export default async function CookiesPage({ params }: Props) {
  return <PageView page={PAGE} region={asRegion((await params).region)} />;
}
