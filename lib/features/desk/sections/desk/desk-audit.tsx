/** Below the messages: what staff of this desk looked at and did. It is read when somebody opens it, and not before. */

import { useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import type { DeskAudit as Audit } from '@/lib/features/desk/audit-schema';
import { QUIET, read } from '@/lib/platform/api-client/read';
import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { AuditFilters } from './audit-filters';
import { AuditLines } from './audit-lines';
import { Failed, Loading } from './desk-states';
import type { DeskWords } from './words';

type Props = { words: DeskWords; region: Region };

export function DeskAudit({ words, region }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="border-line-strong border-t pt-4"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="min-h-[44px] cursor-pointer py-2 font-semibold hover:underline">
        {words.audit}
      </summary>
      {isOpen && <Opened words={words} region={region} />}
    </details>
  );
}

function Opened({ words, region }: Props) {
  /** The filters as the endpoint takes them. */
  const [query, setQuery] = useState('');
  const [page, setPage] = useState(1);
  const asked = new URLSearchParams(query);
  asked.set('page', String(page));
  const options = { ...QUIET, keepPreviousData: true };
  const { data, error, isValidating, mutate } = useSWR<Audit>(
    `/desk/audit?${asked}`,
    read,
    options,
  );
  const failed = error && <Failed words={words} onRetry={() => mutate()} />;
  if (!data) return failed || <Loading words={words} />;
  // With earlier lines at hand the filters stay where the focus is, whatever the next answer.
  return (
    <div className="py-4">
      <p className="max-w-[68ch] text-muted">{words.auditText}</p>
      <AuditFilters
        {...{ words, query }}
        staff={data.staff}
        onShow={(next) => {
          setPage(1);
          setQuery(next);
          // The same filters once more: what was added since.
          if (next === query && page === 1) void mutate();
        }}
      />
      <p role="status" className="mt-4 text-muted text-sm">
        {isValidating
          ? words.loading
          : !error && fillWords(words.auditCount, { total: data.total })}
      </p>
      {failed || <AuditLines {...{ words, region }} items={data.items} />}
      {data.pages > 1 && (
        <p className="mt-4 flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            className="disabled:opacity-50"
            disabled={page <= 1}
            onClick={() => setPage(page - 1)}
          >
            {words.newer}
          </Button>
          <span className="font-mono text-sm">
            {fillWords(words.page, { page, pages: data.pages })}
          </span>
          <Button
            variant="secondary"
            className="disabled:opacity-50"
            disabled={page >= data.pages}
            onClick={() => setPage(page + 1)}
          >
            {words.older}
          </Button>
        </p>
      )}
    </div>
  );
}
