/**
 * The 404 page, which crawlers get for an unknown path; people are taken to the homepage instead.
 * It is an ordinary static page, so that it reads without scripts; the middleware adds the status.
 */
import type { Metadata } from 'next';
import { setRequestLocale } from 'next-intl/server';
import { NotFound } from '@/components/layout/not-found';
import { Shell } from '@/components/layout/shell';
import { asRegion } from '@/lib/platform/region/region';
import { getMessages } from '@/lib/site/content/messages';
import { titleOf } from '@/lib/site/content/tab-title';

type Props = PageProps<'/[region]/404'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const region = asRegion((await params).region);
  const { name } = getMessages(region).notFound;
  return { title: titleOf(name, region), robots: { index: false } };
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
