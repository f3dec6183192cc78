/** A large figure of the content; one that is a claim has the mark of its footnote, which is read aloud. */
import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { Numeral } from '@/components/ui/numeral';
import type { Figure } from '@/lib/site/content/prepare';
import { Sample } from './sample';

type Props = Omit<ComponentProps<typeof Numeral>, 'figure' | 'note'> & { of: Figure };

export function MeasuredNumeral({ of: { figure, note, sample }, children, ...rest }: Props) {
  const t = useTranslations('sections');
  const mark = note === undefined ? note : { number: note, label: t('footnote', { number: note }) };
  return (
    <Numeral figure={figure} note={mark} {...rest}>
      {children}
      <Sample of={{ sample }} className="mt-3" />
    </Numeral>
  );
}
