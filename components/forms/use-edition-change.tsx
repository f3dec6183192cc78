/**
 * What was typed, when the visitor changes the edition. Where both editions are at one address (localhost, a
 * preview) it goes along, as over a new login; the other domain cannot have it, so the visitor is asked first.
 */
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useOnDemand } from '../islands/use-on-demand';

async function loadDialog() {
  const [{ EditionDialog }, { lateWords }] = await Promise.all([
    import('./edition-dialog'),
    import('../islands/late-words'),
  ]);
  const { editionChange } = await lateWords();
  return ({ href, onStay }: { href: string; onStay: () => void }) => (
    <EditionDialog words={editionChange} href={href} onStay={onStay} />
  );
}

const isPlain = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/**
 * @param form the id of a form whose drafts are kept
 * @param hasTyped whether somebody has written in it
 * @returns the question, while it is asked
 */
export function useEditionChange(form: string, hasTyped: RefObject<boolean>): ReactNode {
  const [href, setHref] = useState('');
  const { Shown: Dialog, show, hide } = useOnDemand(loadDialog);

  useEffect(() => {
    const leave = async (link: HTMLAnchorElement) => {
      try {
        const { mayKeep, saveDrafts } = await import('./keep-over-edition');
        // By now the link names this page as the one to open.
        if (!mayKeep(link)) {
          setHref(link.href);
          if (await show()) return;
        }
        saveDrafts();
      } catch {
        // Nothing can be kept: the visitor still gets where they want to go.
      }
      location.assign(link.href);
    };
    const follow = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>('[data-region-link]');
      const isWriting = hasTyped.current && document.querySelector(`form#${form}[data-draft]`);
      if (!link || !isWriting || event.defaultPrevented || !isPlain(event)) return;
      event.preventDefault();
      void leave(link);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [form, hasTyped, show]);

  return Dialog && <Dialog href={href} onStay={hide} />;
}
