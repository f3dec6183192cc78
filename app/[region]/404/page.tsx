/**
 * The 404 page, which crawlers get for an unknown path; people are taken to the homepage instead.
 * It is an ordinary static page, so that it reads without scripts; the middleware adds the status.
 */
import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/layout/not-found';
import { Shell } from '@/components/layout/shell';
import { tabTitle } from '@/lib/content/metadata';
import { brand } from '@/lib/content/site';
import { asRegion } from '@/lib/region/region';

type Props = PageProps<'/[region]/404'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { name } = brand[asRegion((await params).region)];
  return { title: tabTitle('/Page_not_found', name), robots: { index: false } };
}

export default async function NotFoundPage({ params }: Props) {
  const region = asRegion((await params).region);
  setRequestLocale(region);
  return (
    <Shell region={region}>
      <NotFound region={region} />
    </Shell>
  );
}
