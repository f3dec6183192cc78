/** A copy of everything that we hold about the person, and the way to have it deleted. */
import { useState } from 'react';
import { Button, ButtonLink } from '@/components/ui/button';
import { Block } from './block';
import { EraseDialog } from './erase-dialog';
import type { ProfileWords } from './words';

type Props = { hasPassword: boolean; words: ProfileWords; onErased: () => void };

export function OwnData({ hasPassword, words, onErased }: Props) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Block title={words.data} text={words.dataText}>
      <p className="flex flex-wrap gap-2">
        <ButtonLink
          variant="secondary"
          href={`${document.documentElement.dataset.apiBase}/user/profile/export`}
          download
        >
          {words.download}
        </ButtonLink>
        <Button variant="danger-outline" onClick={() => setAsking(true)}>
          {words.erase}
        </Button>
      </p>
      {isAsking && (
        <EraseDialog
          hasPassword={hasPassword}
          words={words}
          onErased={onErased}
          onClose={() => setAsking(false)}
        />
      )}
    </Block>
  );
}
