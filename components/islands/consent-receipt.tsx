'use client';
/** The receipt of the visitor's last choice: to read, to keep as a file, to take back. */
import { Button, ButtonLink } from '@/components/ui/button';
import type { Region } from '@/lib/platform/region/region';
import { CATEGORIES } from '@/lib/site/consent/record';
import type { LateWords } from '@/lib/site/content/late-words';
import { readReceipt } from './consent-choice';

type Props = {
  region: Region;
  strings: LateWords['cookieDialog'];
  /** Titles of the categories, as the cookie text names them. */
  titles: Record<string, string>;
  /** Takes the consent back; absent when there is none to take back. */
  onWithdraw?: () => void;
};

export function ConsentReceipt({ region, strings, titles, onWithdraw }: Props) {
  const receipt = readReceipt(region);
  if (!receipt) return null;
  const allowed = CATEGORIES.filter((category) => receipt.categories[category]);
  const rows = [
    [strings.receiptNumber, receipt.id],
    [
      strings.receiptTime,
      new Date(receipt.createdAt).toLocaleString(document.documentElement.lang),
    ],
    [strings.receiptText, receipt.revision],
    [
      strings.receiptAllowed,
      allowed.map((category) => titles[category] ?? category).join(', ') || strings.receiptNothing,
    ],
  ];
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(receipt, null, 2))}`;
  return (
    <details className="mt-4 border border-line p-4 text-sm">
      <summary className="cursor-pointer font-semibold hover:underline">{strings.receipt}</summary>
      <dl className="mt-3 grid gap-x-4 gap-y-1 sm:grid-cols-[auto_1fr]">
        {rows.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd className="break-all font-mono">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 flex flex-wrap gap-2">
        <ButtonLink variant="secondary" href={file} download={`${receipt.id}.json`}>
          {strings.receiptDownload}
        </ButtonLink>
        {onWithdraw && (
          <Button variant="secondary" onClick={onWithdraw}>
            {strings.receiptWithdraw}
          </Button>
        )}
      </p>
    </details>
  );
}
