/** Below the messages: what our mails to visitors look like, each as visitors get it. */

import type { Region } from '@/lib/platform/region/region';
import { fillWords } from '@/lib/site/content/fill-words';
import { type DeskWords, moment } from './words';

type Props = { words: DeskWords; region: Region };

export function DeskMails({ words, region }: Props) {
  const files = Object.entries(words.mailFiles);
  const received = moment(new Date().toISOString(), region);
  const query = new URLSearchParams({ reference: words.mailReference, received });
  const base = `${document.documentElement.dataset.apiBase}/html-templates`;
  return (
    <details className="border-line-strong border-t pt-4">
      <summary className="min-h-[44px] cursor-pointer py-2 font-semibold hover:underline">
        {words.mails}
      </summary>
      <p className="max-w-[68ch] py-2 text-muted">
        {fillWords(words.mailsText, { reference: words.mailReference })}
      </p>
      <ul className="mb-6 border-line border-t">
        {files.map(([file, title]) => (
          <li key={file} className="border-line border-b">
            <a
              href={`${base}/${file}.html?${query}`}
              target="_blank"
              rel="noopener"
              className="inline-link block py-3"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
