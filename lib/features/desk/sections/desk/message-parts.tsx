/** Of a message: its sender and text, with its file, and what was answered. */
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import type { DeskSubmission } from '@/lib/features/desk/schema';
import { CallFailure } from '@/lib/platform/api-client/send';
import type { Region } from '@/lib/platform/region/region';
import { save } from './save';
import { type DeskWords, fill, moment } from './words';

const isGone = (error: unknown) => error instanceof CallFailure && error.status === 410;

export function Fields({ item, words }: { item: DeskSubmission; words: DeskWords }) {
  const [problem, setProblem] = useState<string>();
  const download = () =>
    save(`/desk/submissions/${item.id}/file`).then(
      () => setProblem(undefined),
      (error) => setProblem(isGone(error) ? words.fileGone : words.failed),
    );
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
          <dd className="wrap-anywhere mt-1 whitespace-pre-line">{value}</dd>
        </div>
      ))}
      {item.jobId && (
        <div className="border-line border-b py-3">
          <dt className="label">{words.job}</dt>
          <dd className="mt-1">
            <a className="inline-link" href={`/Careers/${encodeURIComponent(item.jobId)}`}>
              {item.jobId}
            </a>
          </dd>
        </div>
      )}
      {item.file && (
        <div className="border-line border-b py-3">
          <dt className="label">{words.file}</dt>
          <dd className="mt-1 flex flex-wrap items-center gap-3">
            <Button variant="secondary" onClick={download}>
              {words.download}
            </Button>
            <span className="wrap-anywhere min-w-0 text-sm">
              {item.file.name}, {fill(words.kilobytes, { size: Math.ceil(item.file.size / 1000) })}
            </span>
            <span role="alert" className="field-error empty:hidden">
              {problem}
            </span>
          </dd>
        </div>
      )}
    </dl>
  );
}

type HistoryProps = { item: DeskSubmission; words: DeskWords; region: Region };

export function History({ item, words, region }: HistoryProps) {
  if (item.answers.length === 0) return null;
  return (
    <section className="border-line border-b bg-secondarybg p-5">
      <h3 className="text-lg">{words.answers}</h3>
      <ol className="mt-3 grid gap-4">
        {item.answers.map(({ id, text, by, createdAt, isSent }) => (
          <li key={id} className="border-primarytheme border-l-4 pl-4">
            <p className="font-mono text-muted text-xs">
              {fill(words.answeredBy, {
                name: by ?? words.nobody,
                time: moment(createdAt, region),
              })}
              {' · '}
              {isSent ? words.sent : words.waitsForMail}
            </p>
            <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
