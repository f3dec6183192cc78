/** One job: its facts as the title block of a drawing, then the work, large, beside what both sides bring. */
import { useFormatter, useTranslations } from 'next-intl';
import { Sample } from '@/components/sections/shared/sample';
import { SectionShell } from '@/components/sections/shared/section-shell';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'job-details'> };
type Points = SectionOf<'job-details'>['work'];

export function JobDetails({ section }: Props) {
  const t = useTranslations('sections');
  const format = useFormatter();
  const { facts, work, wanted, offered, apply } = section;
  const posted = format.dateTime(new Date(facts.posted), { dateStyle: 'long', timeZone: 'UTC' });
  const cells = [
    [t('jobDetails.employer'), facts.employer],
    [t('jobDetails.team'), facts.team],
    [t('jobDetails.location'), facts.location],
    [t('jobDetails.workMode'), facts.workMode],
    [t('jobDetails.pay'), facts.pay],
    [
      t('jobDetails.posted'),
      <time key="posted" dateTime={facts.posted}>
        {posted}
      </time>,
    ],
  ] as const;
  return (
    <SectionShell section={section}>
      <div className="border border-line-strong bg-cardbg text-cardtext grid:flex">
        <div className="flex flex-wrap items-end justify-between gap-4 border-line-strong p-5 max-grid:border-b grid:w-80 grid:shrink-0 grid:flex-col grid:flex-nowrap grid:items-start grid:border-r">
          <div className="min-w-0 max-w-full">
            <p className="hyphens-auto font-bold font-display text-2xl leading-none grid:text-3xl">
              {facts.title}
            </p>
            <Sample of={section} className="mt-3" />
          </div>
          <ButtonLink href={apply.href}>{apply.label}</ButtonLink>
        </div>
        <dl className="job-facts grow">
          {cells.map(([term, value]) => (
            <div key={term}>
              <dt className="label">{term}</dt>
              <dd className="mt-1 font-semibold leading-snug">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="mt-10 grid gap-x-8 gap-y-10 *:min-w-0 sm:grid-cols-2 grid:mt-14 grid:grid-cols-12">
        <div className="sm:col-span-2 grid:col-span-7 grid:row-span-2">
          <h3 className="mb-5 text-2xl">{t('jobDetails.work')}</h3>
          <List points={work} className="text-lg leading-snug *:py-4" />
        </div>
        <div className="grid:col-span-4 grid:col-start-9">
          <h3 className="mb-3 text-xl">{t('jobDetails.wanted')}</h3>
          <List points={wanted} className="leading-normal *:py-2.5" />
        </div>
        <div className="grid:col-span-4 grid:col-start-9">
          <h3 className="mb-3 text-xl">{t('jobDetails.offered')}</h3>
          <List points={offered} className="leading-normal *:py-2.5" />
        </div>
      </div>
    </SectionShell>
  );
}

function List({ points, className }: { points: Points; className: string }) {
  return (
    <ul className={`divide-y divide-line border-line-strong border-t ${className}`}>
      {points.map((point) => (
        <RichText key={point.html} as="li" text={point} />
      ))}
    </ul>
  );
}
