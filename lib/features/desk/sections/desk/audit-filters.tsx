/** Which lines of the audit are shown: what was done, by whom, and between which days. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { AUDIT_ACTIONS } from '@/lib/features/audit/actions';
import type { DeskAudit } from '@/lib/features/desk/audit-schema';
import { save } from './save';
import type { DeskWords } from './words';

type Props = {
  words: DeskWords;
  staff: DeskAudit['staff'];
  /** The filters that are shown, for the export of the same. */
  query: string;
  onShow: (query: string) => void;
};

export function AuditFilters({ words, staff, query, onShow }: Props) {
  const [problem, setProblem] = useState<string>();

  function show(event: React.SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget))
      if (value) chosen.set(name, String(value));
    onShow(chosen.toString());
  }

  function saveLines() {
    save(`/desk/audit.csv?${query}`).then(
      () => setProblem(undefined),
      () => setProblem(words.failed),
    );
  }

  return (
    <>
      <form
        aria-label={words.audit}
        onSubmit={show}
        className="mt-4 grid gap-3 sm:grid-cols-2 sm:items-end grid:grid-cols-[2fr_2fr_1fr_1fr_auto]"
      >
        <label className="field min-w-0">
          <span className="label">{words.auditAction}</span>
          <select name="action" className="input">
            <option value="">{words.auditEvery}</option>
            {AUDIT_ACTIONS.map((action) => (
              <option key={action} value={action}>
                {words.auditActions[action]}
              </option>
            ))}
          </select>
        </label>
        <label className="field min-w-0">
          <span className="label">{words.auditStaff}</span>
          <select name="staff" className="input">
            <option value="">{words.auditEverybody}</option>
            {staff.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {(['from', 'to'] as const).map((name) => (
          <label key={name} className="field min-w-0">
            <span className="label">{name === 'from' ? words.auditFrom : words.auditTo}</span>
            <input name={name} type="date" min="2000-01-01" max="2999-12-31" className="input" />
          </label>
        ))}
        <Button type="submit" variant="secondary" className="h-12">
          {words.auditShow}
        </Button>
      </form>
      <p className="mt-3 -ml-3">
        <Button variant="tool" onClick={saveLines}>
          {words.auditExport}
        </Button>
      </p>
      <p role="alert" className="field-error mt-2 empty:hidden">
        {problem}
      </p>
    </>
  );
}
