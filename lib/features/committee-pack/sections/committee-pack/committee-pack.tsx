/** The committee pack: a plain form; after it was sent, what the dossier holds, with the form folded up. */
import { useTranslations } from 'next-intl';
import { SectionShell } from '@/components/sections/shared/section-shell';
import { Button, ButtonLink } from '@/components/ui/button';
import { pdfPath } from '@/lib/features/committee-pack/choice';
import type { SectionOf } from '@/lib/site/content/prepare';
import { ChoiceForm } from './choice-form';

type Props = { section: SectionOf<'committee-pack'> };

export function CommitteePack({ section }: Props) {
  const t = useTranslations('committeePack');
  const { answer } = section;
  if (!answer || answer.parts.length === 0)
    return (
      <SectionShell section={section}>
        {answer && (
          <p role="status" className="mb-6 border-note border-l-4 pl-4 font-semibold">
            {t('nothing')}
          </p>
        )}
        <ChoiceForm section={section} />
      </SectionShell>
    );
  const lacksModules = answer.modules.length === 0;
  return (
    <SectionShell section={section} ground="secondary" layout="side">
      <nav aria-label={t('contents')} className="on-paper">
        <ol className="counted paper-columns border-line-strong border-t">
          {answer.parts.map(({ label, href }) => (
            <li key={href} className="border-line border-b">
              <a href={href} className="count flex gap-4 py-2.5 hover:underline">
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="off-paper">
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink data-pdf href={pdfPath(answer)} type="application/pdf">
            {t('pdf')}
          </ButtonLink>
          <Button data-print variant="secondary" className="js-only">
            {t('print')}
          </Button>
          <Button data-copy variant="secondary" className="js-only">
            {t('copy')}
          </Button>
        </p>
        <p
          role="status"
          data-making={t('making')}
          data-copied={t('copied')}
          data-not-copied={t('notCopied')}
          className="mt-3 min-h-6 text-muted text-sm"
        />
      </div>
      <details open={lacksModules} className="off-paper mt-4 border-line border-y">
        <summary className="opener font-semibold">{t('change')}</summary>
        {lacksModules && (
          <p className="mb-6 border-note border-l-4 pl-4 font-semibold">{t('noModules')}</p>
        )}
        <div className="pt-2 pb-8">
          <ChoiceForm section={section} />
        </div>
      </details>
    </SectionShell>
  );
}
