/** The lines of a page of the audit: when, by whom, what, and with which message or whose data. */

import type { DeskAudit } from '@/lib/features/desk/audit-schema';
import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { type DeskWords, moment } from './words';

type Props = { items: DeskAudit['items']; words: DeskWords; region: Region };

/** Enough of the sign to tell one person from another on a page; the export has all of it. */
const SHOWN = 8;

export function AuditLines({ items, words, region }: Props) {
  if (items.length === 0)
    return <p className="mt-2 border-line-strong border-t py-8 text-lg">{words.auditNothing}</p>;
  return (
    <ol aria-label={words.auditList} className="mt-2 border-line-strong border-t">
      {items.map(({ id, createdAt, by, action, submissionId, reference, person }) => (
        <li
          key={id}
          className="grid gap-x-6 gap-y-1 border-line border-b py-2 grid:grid-cols-[12rem_1fr_1fr_1fr]"
        >
          <span className="font-mono text-muted text-sm">{moment(createdAt, region)}</span>
          <span className="wrap-anywhere font-semibold">{by}</span>
          <span>{words.auditActions[action]}</span>
          <span className="wrap-anywhere font-mono text-muted text-sm">
            {reference && (
              <a className="inline-link" href={`?status=all&id=${submissionId}`}>
                {reference}
              </a>
            )}
            {reference && person && ' · '}
            {person && fillWords(words.auditPerson, { sign: person.slice(0, SHOWN) })}
          </span>
        </li>
      ))}
    </ol>
  );
}
