/** What to do with the messages that are ticked: all of them at once, or none. */
import { useRef, useState } from 'react';
import { emit } from '@/components/islands/site-events';
import { Button } from '@/components/ui/button';
import type { DeskList } from '@/lib/features/desk/schema';
import { callApi } from '@/lib/platform/api-client/call-api';
import { fillWords } from '@/lib/site/content/fill-words';
import { asOptions, ChooseBox } from './choose-box';
import { focusDesk } from './desk-keys';
import type { DeskWords } from './words';

type Props = {
  chosen: readonly string[];
  me: string;
  staff: DeskList['staff'];
  words: DeskWords;
  onDone: () => void;
  onClear: () => void;
};

export function BulkBar({ chosen, me, staff, words, onDone, onClear }: Props) {
  const [problem, setProblem] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const change = (json: object) =>
    callApi('/desk/submissions', { method: 'PATCH', json: { ids: chosen, ...json } }).then(
      () => {
        setProblem(undefined);
        const message = fillWords(words.bulkDone, { count: chosen.length });
        emit('site:notify', { type: 'success', message });
        focusDesk(bar.current);
        onDone();
      },
      () => setProblem(words.failed),
    );
  const clear = () => {
    focusDesk(bar.current);
    onClear();
  };
  return (
    <section
      ref={bar}
      aria-label={words.bulk}
      className="sticky bottom-0 mt-3 flex flex-wrap items-end gap-x-3 gap-y-2 border border-line-strong bg-secondarybg p-3"
    >
      <p role="status" className="w-full font-semibold">
        {fillWords(words.bulkChosen, { count: chosen.length })}
      </p>
      <Button variant="secondary" className="h-12" onClick={() => change({ status: 'handled' })}>
        {words.markHandled}
      </Button>
      <Button variant="secondary" className="h-12" onClick={() => change({ assigneeId: me })}>
        {words.take}
      </Button>
      <ChooseBox
        label={words.assignee}
        none={words.assignedNobody}
        options={asOptions(staff)}
        button={words.give}
        onChoose={(id) => change({ assigneeId: id || null })}
      />
      <Button variant="tool" onClick={clear}>
        {words.bulkClear}
      </Button>
      <p role="alert" className="field-error w-full empty:hidden">
        {problem}
      </p>
    </section>
  );
}
