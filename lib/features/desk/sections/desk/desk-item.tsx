/** The open message: its sender, its text, what was answered, and what to do with it. */
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { Button } from '@/components/ui/button';
import { ANSWER_LIMITS } from '@/lib/features/desk/answer-limits';
import type { DeskList, DeskSubmission } from '@/lib/features/desk/schema';
import { QUIET, read } from '@/lib/platform/api-client/read';
import { CallFailure } from '@/lib/platform/api-client/send';
import type { MailState } from '@/lib/platform/mail/mail-states';
import { fillWords } from '@/lib/site/content/fill-words';
import { Assignee } from './assignee';
import { ANSWER_FIELD, focusRow } from './desk-keys';
import { Failed, Loading } from './desk-states';
import { DueLine } from './due-line';
import { Fields, History } from './message-parts';
import { Notes } from './notes';
import { Others } from './others';
import { SavedAnswers } from './saved-answers';
import { Stages } from './stages';
import type { Changes } from './use-address';
import { type DeskWords, type KindWords, moment } from './words';
import { WriteBox } from './write-box';

type Props = {
  id: string;
  words: DeskWords;
  kinds: KindWords;
  list: DeskList;
  /** Colleagues who have it open too. */
  others: readonly string[];
  go: (changes: Changes) => void;
  onBack: () => void;
  /** The list shows something else now. */
  onChange: () => void;
};

/** States of a mail that staff should know before they rely on the address. */
const TROUBLED: readonly MailState[] = ['trying', 'refused', 'given-up'];

/** Below it the list and the message do not stand beside each other. */
const NARROW = '(max-width: 959px)';

/** Of the endpoint that gives a message. */
export const messagePath = (id: string) => `/desk/submissions/${encodeURIComponent(id)}`;

export function DeskItem({ id, words, kinds, list, others, go, onBack, onChange }: Props) {
  const { region, me, staff } = list;
  const own = staff.find((one) => one.id === me);
  const path = messagePath(id);
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

  // To the list, beside which it stands; on a narrow screen the list takes its place.
  const leave = ({ key }: React.KeyboardEvent) => {
    if (key !== 'Escape') return;
    if (matchMedia(NARROW).matches) onBack();
    else focusRow(id);
  };
  const last = item.answers.at(-1);
  const newest = last && {
    id: last.id,
    by: last.writer === 'desk' ? (last.by ?? words.nobody) : item.name,
  };
  const change = () => {
    void mutate();
    onChange();
  };
  return (
    <article
      data-copyable
      aria-labelledby="message-title"
      onKeyDown={leave}
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
        <p className="mt-2 flex flex-wrap gap-x-4">
          {item.weight && <span className="font-semibold text-sm">{item.weight}</span>}
          <DueLine item={item} words={words} region={region} />
        </p>
        {TROUBLED.includes(item.confirmation) && (
          <p className="field-error mt-2">
            {fillWords(words.confirmation, { state: words.mailStates[item.confirmation] })}
          </p>
        )}
        <p role="status" className="form-note mt-3 empty:hidden">
          {others.length > 0 && fillWords(words.alsoOpen, { names: others.join(', ') })}
        </p>
        <Assignee {...{ item, path, me, staff, words }} onChange={change} />
      </header>
      <Fields item={item} words={words} />
      <History item={item} words={words} region={region} />
      <footer className="p-5">
        {item.email ? (
          <WriteBox
            path={`${path}/answer`}
            id={ANSWER_FIELD}
            label={words.answer}
            help={words.answerHelp}
            send={words.sendAnswer}
            taken={words.answerTaken}
            longest={ANSWER_LIMITS.longest}
            rows={7}
            attachment={{ label: words.answerFile, help: words.answerFileHelp }}
            above={(add) => (
              <SavedAnswers item={item} staff={own?.name ?? ''} words={words} onChoose={add} />
            )}
            newest={newest}
            words={words}
            onSent={change}
          />
        ) : (
          <p className="text-muted">{words.erased}</p>
        )}
        <Stages item={item} path={path} words={words} onChange={change} />
      </footer>
      <Notes notes={item.notes} {...{ path, words, region }} onChange={change} />
      <Others others={item.others} {...{ words, region, go }} />
    </article>
  );
}
