/** How a case is counted, line by line: what a CFO checks. */
import { RichText } from '@/components/ui/rich-text';
import type { RichText as Text } from '@/content/schemas/parts';

export function Method({ title, lines }: { title: string; lines: readonly Text[] }) {
  return (
    <div className="mt-12 grid gap-x-8 gap-y-4 grid:grid-cols-12">
      <h3 className="label font-medium grid:col-span-3">{title}</h3>
      <ol className="counted border-line-strong border-t grid:col-span-9">
        {lines.map((line) => (
          <li key={line.html} className="grid grid-cols-[2.5rem_1fr] border-line border-b py-4">
            <span className="count label pt-1 text-note" />
            <RichText text={line} />
          </li>
        ))}
      </ol>
    </div>
  );
}
