/** Pages as the contents of a journal: a title, and a dotted line that leads to where it is read. */
import { useFormatter } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ActionLink } from '../shared/action-link';
import { Sample } from '../shared/sample';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'page-list'> };

export function PageList({ section }: Props) {
  const format = useFormatter();
  return (
    <SectionShell section={section}>
      <ul>
        {section.items.map(({ title, text, date, link, sample }) => (
          <li
            key={link.href + title}
            className="items-baseline-last gap-x-4 border-line border-t py-5 max-sm:pb-2 first:border-line-strong last:border-b sm:grid sm:grid-cols-[fit-content(60%)_minmax(1.5rem,1fr)_fit-content(30%)]"
          >
            {(date || sample) && (
              <p className="label col-span-full mb-1.5">
                {date && (
                  <time dateTime={date} className="mr-2">
                    {format.dateTime(new Date(date), { dateStyle: 'long', timeZone: 'UTC' })}
                  </time>
                )}
                <Sample of={{ sample }} />
              </p>
            )}
            <h3 className="max-w-[36ch] text-xl leading-snug">{title}</h3>
            <span
              aria-hidden="true"
              className="border-muted border-b border-dotted max-sm:hidden"
            />
            <RichText
              text={text}
              className="text-muted leading-normal max-sm:mt-1 sm:col-span-full sm:row-start-3"
            />
            <ActionLink link={link} about={title} />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
