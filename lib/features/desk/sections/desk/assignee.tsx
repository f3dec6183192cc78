/** On whose table a message is: to be taken, or given to a colleague. */
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DeskList, DeskSubmission } from '@/lib/features/desk/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { asOptions, ChooseBox } from './choose-box';
import type { DeskWords } from './words';

type Props = {
  item: DeskSubmission;
  path: string;
  me: string;
  staff: DeskList['staff'];
  words: DeskWords;
  onChange: () => void;
};

export function Assignee({ item, path, me, staff, words, onChange }: Props) {
  const [problem, setProblem] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const give = (assigneeId: string | null) =>
    callApi(path, { method: 'PATCH', json: { assigneeId } }).then(
      () => {
        setProblem(undefined);
        onChange();
      },
      () => setProblem(words.failed),
    );
  async function take() {
    await give(me);
    // The button has done its work and goes: the focus stays beside it. The list is another once its choice is.
    box.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }
  return (
    <div ref={box} className="mt-4 flex flex-wrap items-end gap-3">
      <ChooseBox
        label={words.assignee}
        none={words.assignedNobody}
        options={asOptions(staff)}
        chosen={item.assigneeId}
        button={words.give}
        onChoose={(id) => give(id || null)}
      />
      {item.assigneeId !== me && (
        <Button variant="secondary" className="h-12" onClick={take}>
          {words.take}
        </Button>
      )}
      <p role="alert" className="field-error w-full empty:hidden">
        {problem}
      </p>
    </div>
  );
}
