/** What stands in place of the account: it is being loaded, the visitor is not signed in, or it failed. */
import type { ReactNode, RefObject } from 'react';

export function Skeleton({ text }: { text: string }) {
  return (
    <div className="js-only">
      <p role="status" className="text-muted">
        {text}
      </p>
      <div aria-hidden="true" className="profile-skeleton">
        <span />
        <span />
        <span />
        <span />
      </div>
    </div>
  );
}

const TONES = {
  plain: 'form-summary profile-plain',
  failed: 'form-summary',
  done: 'form-summary form-done',
} as const;

type MessageProps = {
  title: string;
  text: string;
  /** It is said of something to do first, that failed, or that is done. */
  tone: keyof typeof TONES;
  reference?: RefObject<HTMLDivElement | null>;
  /** What to do next. */
  children: ReactNode;
};

export function Message({ title, text, tone, reference, children }: MessageProps) {
  return (
    <div ref={reference} tabIndex={-1} role="status" className={TONES[tone]}>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-2">{text}</p>
      <p className="mt-6 flex flex-wrap gap-3">{children}</p>
    </div>
  );
}
