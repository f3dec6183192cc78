/** The open message: its sender, its text, what was answered, and what to do with it. */
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import type { DeskSubmission } from '@/lib/features/desk/schema';
import type { SubmissionStatus } from '@/lib/features/submissions/kinds';
import { callApi } from '@/lib/platform/api-client/call-api';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { CallFailure } from '@/lib/platform/api-client/send';
import type { Region } from '@/lib/platform/region/region';
import { AnswerBox } from './answer-box';
import { Failed, Loading } from './desk-states';
import { Fields, History } from './message-parts';
import { type DeskWords, type KindWords, moment } from './words';

type Props = {
  id: string;
  words: DeskWords;
  kinds: KindWords;
  region: Region;
  onBack: () => void;
  /** The list shows something else now. */
  onChange: () => void;
};

/** Below it the list and the message do not stand beside each other. */
const NARROW = '(max-width: 959px)';

export function DeskItem({ id, words, kinds, region, onBack, onChange }: Props) {
  const path = `/desk/submissions/${encodeURIComponent(id)}`;
  const { data: item, error, mutate } = useSWR<DeskSubmission>(path, read, QUIET);
  const title = useRef<HTMLHeadingElement>(null);
  const isThere = item !== undefined;

  // Beside the list the focus stays in the list.
  useEffect(() => {
    if (isThere && matchMedia(NARROW).matches) title.current?.focus();
  }, [isThere]);

  const back = (
    <Button variant="tool" className="mb-3 -ml-3 grid:hidden" onClick={onBack}>
      {words.back}
    </Button>
  );
  if (error instanceof CallFailure && error.status === 404)
    return (
      <>
        {back}
        <p className="form-summary">{words.gone}</p>
      </>
    );
  if (error) return <Failed words={words} onRetry={() => mutate()} />;
  if (!item) return <Loading words={words} />;

  const change = () => {
    void mutate();
    onChange();
  };
  return (
    <article
      data-copyable
      aria-labelledby="message-title"
      className="border border-line-strong bg-cardbg text-cardtext"
    >
      <header className="border-line border-b p-5">
        {back}
        <p className="flex flex-wrap justify-between gap-x-4 font-mono text-muted text-sm">
          <span>{item.reference}</span>
          <span>{words[item.status]}</span>
        </p>
        <h2 id="message-title" ref={title} tabIndex={-1} className="wrap-anywhere mt-2 text-2xl">
          {item.subject}
        </h2>
        <p className="mt-2 text-muted text-sm">
          {item.subject !== kinds[item.kind] && `${kinds[item.kind]} · `}
          {moment(item.createdAt, region)}
        </p>
      </header>
      <Fields item={item} words={words} />
      <History item={item} words={words} region={region} />
      <footer className="p-5">
        {item.email ? (
          <AnswerBox path={path} words={words} onSent={change} />
        ) : (
          <p className="text-muted">{words.erased}</p>
        )}
        <Stages item={item} path={path} words={words} onChange={change} />
      </footer>
    </article>
  );
}

type StagesProps = {
  item: DeskSubmission;
  path: string;
  words: DeskWords;
  onChange: () => void;
};

/** How far the desk is, to be said by hand. */
function Stages({ item, path, words, onChange }: StagesProps) {
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
