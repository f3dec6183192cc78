/** People beside their portraits, each hung on a line; a drawn monogram stands in for a picture. */
import { useTranslations } from 'next-intl';
import { initials } from '@/components/drawings/parts/controls';
import { Monogram } from '@/components/drawings/parts/monogram';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { Sample } from '../shared/sample';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'team'> };

/** Of the first name and the last. */
function monogramOf(name: string): string {
  const [first = '', ...others] = initials(name);
  return first + (others.at(-1) ?? '');
}

export function Team({ section }: Props) {
  const t = useTranslations('sections');
  return (
    <SectionShell section={section} ground="grid">
      <ul className="grid gap-x-14 gap-y-8 grid:grid-cols-2 grid:gap-y-12">
        {section.items.map(({ id, name, role, text, sample }) => (
          <li
            key={id}
            id={id}
            className="grid grid-cols-[auto_minmax(0,1fr)] grid-rows-[auto_1fr] gap-x-5 gap-y-3 sm:gap-x-8"
          >
            <Monogram
              initials={monogramOf(name)}
              label={t('team.monogram')}
              className="size-20 sm:row-span-2 sm:size-36"
            />
            <div className="border-line-strong border-t pt-3">
              <h3 className="text-2xl">{name}</h3>
              <p className="label mt-1">
                {role} <Sample of={{ sample }} className="ml-1" />
              </p>
            </div>
            <RichText text={text} className="text-muted leading-normal max-sm:col-span-2" />
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
