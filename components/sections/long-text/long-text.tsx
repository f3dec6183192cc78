/** A text in numbered parts, set for reading; its contents stand beside it, or above on a narrow screen. */
import { useTranslations } from 'next-intl';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';
import { labelTables } from './label-tables';

type Props = { section: SectionOf<'long-text'> };

export function LongText({ section }: Props) {
  const t = useTranslations('sections');
  const { heading, parts } = section;
  // A single part is its own contents.
  const hasContents = parts.length > 1;
  return (
    <SectionShell section={section} ground="secondary" layout={hasContents ? 'stack' : 'side'}>
      <div className="grid gap-x-8 *:min-w-0 grid:grid-cols-12">
        {hasContents && (
          <nav
            aria-label={t('longText.contentsOf', { heading })}
            className="long-text-contents grid:col-span-4"
          >
            <p className="label border-line-strong border-t border-b border-b-line py-2.5">
              {t('longText.contents')}
            </p>
            <ol className="counted text-sm leading-snug">
              {parts.map(({ id, title }) => (
                <li key={id} className="border-line border-b">
                  <a href={`#${id}`} className="count flex gap-3 py-2">
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={hasContents ? 'counted grid:col-span-8' : 'grid:col-span-12'}>
          {parts.map(({ id, title, body }) => (
            <div key={id} className="long-text-part">
              <h3 id={id} className="text-2xl">
                {title}
              </h3>
              <RichText
                as="div"
                text={{ html: labelTables(body.html, id) }}
                className="long-text"
              />
            </div>
          ))}
        </div>
      </div>
    </SectionShell>
  );
}
