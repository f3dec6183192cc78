/** Of a message: its sender and text, with its file, and what was answered. */

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DeskSubmission } from '@/lib/features/desk/schema';
import type { ErrorCode } from '@/lib/platform/api/error-codes';
import { CallFailure } from '@/lib/platform/api-client/send';
import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { FieldValue } from './field-value';
import { save } from './save';
import { type DeskWords, moment } from './words';

/** Why a file was not given, in words for the desk. */
function refusalOf(error: unknown, words: DeskWords): string {
  const { code = '' } = Object(error instanceof CallFailure && error.body) as { code?: string };
  const known: Partial<Record<string, string>> = {
    FILE_GONE: words.fileGone,
    FILE_INFECTED: words.fileInfected,
    FILE_WAITING: words.fileChecking,
  } satisfies Partial<Record<ErrorCode, string>>;
  return known[code] ?? words.failed;
}

export function Fields({ item, words }: { item: DeskSubmission; words: DeskWords }) {
  return (
    <dl className="px-5">
      <div className="border-line border-b py-3">
        <dt className="label">{words.name}</dt>
        <dd className="wrap-anywhere mt-1">{item.name}</dd>
      </div>
      {item.email && (
        <div className="border-line border-b py-3">
          <dt className="label">{words.email}</dt>
          <dd className="wrap-anywhere mt-1">
            <a className="inline-link" href={`mailto:${item.email}?subject=${item.reference}`}>
              {item.email}
            </a>
          </dd>
        </div>
      )}
      {item.fields.map(({ name, label, value }) => (
        <div key={name} className="border-line border-b py-3">
          <dt className="label">{label}</dt>
          <dd className="wrap-anywhere mt-1 whitespace-pre-line">
            <FieldValue name={name} value={value} />
          </dd>
        </div>
      ))}
      {item.jobId && (
        <div className="border-line border-b py-3">
          <dt className="label">{words.job}</dt>
          <dd className="mt-1">
            <a className="inline-link" href={`/Careers/${encodeURIComponent(item.jobId)}`}>
              {item.subject}
            </a>
          </dd>
        </div>
      )}
      {item.file && (
        <div className="border-line border-b py-3">
          <dt className="label">{words.file}</dt>
          <dd className="mt-1">
            <Attachment path={`/desk/submissions/${item.id}/file`} file={item.file} words={words} />
          </dd>
        </div>
      )}
    </dl>
  );
}

type AttachmentProps = {
  /** Of the endpoint that gives it. */
  path: string;
  file: NonNullable<DeskSubmission['file']>;
  words: DeskWords;
};

function Attachment({ path, file, words }: AttachmentProps) {
  const [problem, setProblem] = useState<string>();
  const download = () =>
    save(path).then(
      () => setProblem(undefined),
      (error) => setProblem(refusalOf(error, words)),
    );
  return (
    <span className="flex flex-wrap items-center gap-3">
      {file.state === 'ready' && (
        <Button variant="secondary" onClick={download}>
          {words.download}
        </Button>
      )}
      <span className="wrap-anywhere min-w-0 text-sm">
        {file.name}, {fillWords(words.kilobytes, { size: Math.ceil(file.size / 1000) })}
      </span>
      {file.state === 'checking' && <span className="text-sm">{words.fileChecking}</span>}
      {file.state === 'infected' && <span className="text-sm">{words.fileInfected}</span>}
      <span role="alert" className="field-error empty:hidden">
        {problem}
      </span>
    </span>
  );
}

type HistoryProps = { item: DeskSubmission; words: DeskWords; region: Region };

export function History({ item, words, region }: HistoryProps) {
  if (item.answers.length === 0) return null;
  return (
    <section className="border-line border-b bg-secondarybg p-5">
      <h3 className="text-lg">{words.answers}</h3>
      <ol className="mt-3 grid gap-4">
        {item.answers.map(({ id, writer, text, by, createdAt, file, mail }) => (
          <li
            key={id}
            className={`border-l-4 pl-4 ${writer === 'desk' ? 'border-primarytheme' : 'border-line-strong'}`}
          >
            <p className="font-mono text-muted text-xs">
              {fillWords(words.answeredBy, {
                name: writer === 'desk' ? (by ?? words.nobody) : item.name,
                time: moment(createdAt, region),
              })}
              {writer === 'desk' && ` · ${words.mailStates[mail]}`}
            </p>
            <p className="wrap-anywhere mt-1 mb-2 whitespace-pre-line">{text}</p>
            {file && <Attachment path={`/file/${file.id}`} file={file} words={words} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
