/** How far the desk is with a message, to be said by hand. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DeskSubmission } from '@/lib/features/desk/schema';
import type { SubmissionStatus } from '@/lib/features/submissions/kinds';
import { callApi } from '@/lib/platform/api-client/call-api';
import type { DeskWords } from './words';

type StagesProps = {
  item: DeskSubmission;
  path: string;
  words: DeskWords;
  onChange: () => void;
};

export function Stages({ item, path, words, onChange }: StagesProps) {
  const [problem, setProblem] = useState<string>();
  const mark = (status: SubmissionStatus) => () =>
    callApi(path, { method: 'PATCH', json: { status } }).then(
      () => {
        setProblem(undefined);
        onChange();
      },
      () => setProblem(words.failed),
    );
  const isOpen = item.status !== 'handled';
  return (
    <div className="mt-6 flex flex-wrap gap-3 border-line border-t pt-5">
      {isOpen && (
        <Button variant="secondary" onClick={mark('handled')}>
          {words.markHandled}
        </Button>
      )}
      {item.status === 'new' && (
        <Button variant="secondary" onClick={mark('answered')}>
          {words.markAnswered}
        </Button>
      )}
      {!isOpen && (
        <Button variant="secondary" onClick={mark(item.firstAnsweredAt ? 'answered' : 'new')}>
          {words.reopen}
        </Button>
      )}
      <p role="alert" className="field-error w-full empty:hidden">
        {problem}
      </p>
    </div>
  );
}
