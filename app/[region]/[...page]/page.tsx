/** Every page of the route table (content/site/routes.yaml): its words are content/pages/<page>.yaml. */
import type { Metadata } from 'next';
import { PageView } from '@/components/layout/page-view';
import { submitForm } from '@/lib/composition/submit-form';
import { asRegion } from '@/lib/platform/region/region';
import { pageOf, routes } from '@/lib/site/content/routes';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = PageProps<'/[region]/[...page]'>;

export const generateStaticParams = () =>
  routes.map(({ page }) => ({ page: page.slice(1).split('/') }));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { region, page } = await params;
  return pageMetadata(pageOf(page), asRegion(region));
}

export default async function Page({ params }: Props) {
  const { region, page } = await params;
  return <PageView page={pageOf(page)} region={asRegion(region)} action={submitForm} />;
}
