/** One subject of the section: what it is on the left, what to do on the right. */
import { type ReactNode, useId } from 'react';

type Props = { title: string; text: string; children: ReactNode };

export function FactorBlock({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="factor-block">
      <header>
        <h3 id={id} className="text-xl">
          {title}
        </h3>
        <p className="mt-2 text-muted text-sm">{text}</p>
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
