/** The button of the display settings: opens their panel, and without scripts their page. */
import { useTranslations } from 'next-intl';
import { currentLink, type Place } from '@/components/layout/current-page';
import { Button, ButtonLink } from '@/components/ui/button';

type Props = Pick<Place, 'path'> & {
  /** From which width on its word is seen: of the mark alone, screen readers hear it. */
  word: string;
};

export function DisplayButton({ path, word }: Props) {
  const t = useTranslations('shell');
  const content = (
    <>
      <span aria-hidden="true" className="swatch" />
      <span className={word}>{t('display')}</span>
    </>
  );
  return (
    <>
      <Button popoverTarget="display-settings" variant="tool" className="js-only">
        {content}
      </Button>
      <ButtonLink
        variant="tool"
        href="/display"
        aria-current={currentLink('/display', path)}
        className="no-js-only"
      >
        {content}
      </ButtonLink>
    </>
  );
}
