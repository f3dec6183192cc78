/** 'Sample', beside an item that its content says was invented; nothing beside any other. */
import { useTranslations } from 'next-intl';
import { SampleMark } from '@/components/ui/sample-mark';

type Props = {
  /** The item as a page is given it: with the flag `sampleMarks` off it is never a sample. */
  of: { sample?: boolean | undefined };
  className?: string;
};

export function Sample({ of: { sample }, className = '' }: Props) {
  const t = useTranslations('sections');
  return sample ? <SampleMark word={t('sample')} className={className} /> : null;
}
