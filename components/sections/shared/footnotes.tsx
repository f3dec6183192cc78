/** The grounds of the page's claims, at its end, where the marks in the text lead. */
import { useTranslations } from 'next-intl';
import type { Footnote } from '@/lib/site/content/prepare';
import { Sample } from './sample';

export function Footnotes({ notes }: { notes: Footnote[] }) {
  const t = useTranslations('sections');
  if (notes.length === 0) return null;
  return (
    <section aria-labelledby="footnotes-heading" className="border-line border-t bg-secondarybg">
      {/* Closed until a mark in the text is followed: browsers open what a fragment points into. */}
      <details className="wrap">
        <summary className="flex cursor-pointer items-baseline gap-4 py-6 hover:underline hover:underline-offset-4">
          <h2 id="footnotes-heading" className="text-xl">
            {t('footnotes')}
          </h2>
          <span className="label">{t('footnotesCount', { count: notes.length })}</span>
        </summary>
        <ol className="mb-6 grid gap-x-8 border-line border-t grid:grid-cols-2">
          {notes.map(({ number, basis, scope, sample }) => (
            <li
              key={number}
              id={`note-${number}`}
              className="grid grid-cols-[2.5rem_1fr] border-line border-b py-4 text-sm target:bg-secondarygradient1"
            >
              <span aria-hidden="true" className="label pt-0.5 text-link">
                {number}
              </span>
              <p className="max-w-[68ch]">
                <Sample of={{ sample }} />
                {` ${basis} `}
                <span className="text-muted">{scope}</span>
              </p>
            </li>
          ))}
        </ol>
        <a href="/figures" className="inline-link off-paper mb-10 inline-block">
          {t('footnotesMore')}
        </a>
      </details>
    </section>
  );
}
