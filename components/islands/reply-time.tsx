'use client';
/** How long the desk's first answer took. Nothing stands here until there were enough of them. */
import { useEffect, useState } from 'react';

/** What /desk-times answers: the median in minutes of so many answers. */
type DeskTimes = { median?: number; count: number };

type Props = {
  /** Says it with {hours} and {count}. */
  hours: string;
  /** For waits of less than an hour and a half, with {minutes} and {count}. */
  minutes: string;
};

const SHORT = 90;

async function fetchTimes(): Promise<DeskTimes> {
  // Loaded afterwards: no visitor waits for this line.
  const { callApi } = await import('@/lib/platform/api-client/call-api');
  return (await callApi(`/desk-times?region=${document.documentElement.dataset.region}`)).json();
}

export function ReplyTime({ hours, minutes }: Props) {
  const [times, setTimes] = useState<DeskTimes>();

  useEffect(() => {
    // Without an answer the page says all that it has to.
    fetchTimes().then(setTimes, () => undefined);
  }, []);

  if (times?.median === undefined) return null;
  const { median, count } = times;
  const text = median < SHORT ? minutes : hours;
  return (
    <p className="mt-6 border-line-strong border-l-4 pl-4 text-sm">
      {text
        .replace('{minutes}', String(median))
        .replace('{hours}', String(Math.round(median / 60)))
        .replace('{count}', String(count))}
    </p>
  );
}
