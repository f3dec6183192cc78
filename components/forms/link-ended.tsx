'use client';
/** What stands in place of a form whose link has ended: why, and how to get another one. */
import { ButtonLink } from '@/components/ui/button';
import type { Words } from './field-props';

type Props = { again: string; words: Words };

export function LinkEnded({ again, words }: Props) {
  return (
    <div role="alert" className="form-summary">
      <h3 className="text-xl">{words.linkEndedTitle}</h3>
      <p className="mt-2">{words.linkEndedText}</p>
      <p className="mt-6">
        <ButtonLink href={again}>{words.linkAgain}</ButtonLink>
      </p>
    </div>
  );
}
