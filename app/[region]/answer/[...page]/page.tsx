/**
 * A page with an answer to the visitor's query in it (`answersQuery` in content/site/routes.yaml). It is
 * rendered for each request, so that it needs no scripts; the middleware leads here.
 */
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { setRequestLocale } from 'next-intl/server';
import { Fragment } from 'react';
import { Enhancement } from '@/components/islands/enhancement';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { Shell } from '@/components/layout/shell';
import { SectionView } from '@/components/sections/section-view';
import { Footnotes } from '@/components/sections/shared/footnotes';
import { enhanced } from '@/generated/section-components';
import { answeredPage } from '@/lib/composition/answered-page';
import { submitForm } from '@/lib/composition/submit-form';
import { asRegion } from '@/lib/platform/region/region';
import { getRoute, pageOf } from '@/lib/site/content/routes';
import type { Query } from '@/lib/site/content/section-query';
import { pageMetadata } from '@/lib/site/seo/metadata';

type Props = PageProps<'/[region]/answer/[...page]'>;

export const dynamic = 'force-dynamic';
export const dynamicParams = true;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { region, page } = await params;
  // Answers are many and the page is one: its canonical address is that without a query.
  return { ...pageMetadata(pageOf(page), asRegion(region)), robots: { index: false } };
}

/** The query as an address has it. */
const searchOf = (query: Query) =>
  `?${new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value ?? []].flat().map((one): [string, string] => [name, one]),
    ),
  )}`;

export default async function AnsweringPage({ params, searchParams }: Props) {
  const { region: given, page } = await params;
  const region = asRegion(given);
  setRequestLocale(region);
  const route = getRoute(pageOf(page));
  if (!route.answersQuery) notFound();
  const query = await searchParams;
  const content = await answeredPage(route.page, region, query);
  return (
    <Shell region={region} path={route.path} search={searchOf(query)}>
      <Breadcrumbs route={route} region={region} />
      <div className="page">
        {content.sections.map((section) => (
          <Fragment key={section.id}>
            <SectionView section={section} action={submitForm} />
            {enhanced.has(section.type) && <Enhancement of={section.type} section={section.id} />}
          </Fragment>
        ))}
        <Footnotes notes={content.footnotes} />
      </div>
    </Shell>
  );
}
