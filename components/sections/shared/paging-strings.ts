/** The words of pagers and steppers. */
import { useTranslations } from 'next-intl';
import type { PagerStrings } from '@/components/ui/pager';
import type { StepperStrings } from '@/components/ui/stepper';

/** @param total how many cards or steps the list has */
export function usePagingStrings(total: number): { cards: PagerStrings; steps: StepperStrings } {
  const t = useTranslations('paging');
  const shared = { back: t('back'), next: t('next') };
  return {
    cards: {
      ...shared,
      backName: t('cards.back'),
      nextName: t('cards.next'),
      position: (first, last) =>
        first === last
          ? t('cards.single', { first, total })
          : t('cards.position', { first, last, total }),
    },
    steps: {
      ...shared,
      backName: t('steps.back'),
      nextName: t('steps.next'),
      position: (step) => t('steps.position', { step, total }),
    },
  };
}
