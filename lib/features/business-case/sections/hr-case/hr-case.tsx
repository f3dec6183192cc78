/** The case for PAY or HRMS: a plain form that the server answers, and counts by itself where scripts run. */
import { useLocale, useMessages } from 'next-intl';
import { Island } from '@/components/islands/island';
import { SectionShell } from '@/components/sections/shared/section-shell';
import type { SectionOf } from '@/lib/site/content/prepare';
import { HR_INPUT_NAMES, type HrInputName } from '../../hr-inputs';
import { Method } from '../../method';
import { HrFields } from './hr-fields';
import { HrResult } from './hr-result';

type Props = { section: SectionOf<'hr-case'> };

export function HrCase({ section }: Props) {
  const { fields, example, list, method, answer } = section;
  const { inputs, wrong } = answer ?? { inputs: example, wrong: [] };
  const locale = useLocale();
  const messages = useMessages();
  if (!list) return null;
  const words = { ...messages.businessCase, ...messages.hrCase };
  const labels = Object.fromEntries(
    HR_INPUT_NAMES.map((name) => [name, { label: fields[name].label }]),
  ) as Record<HrInputName, { label: string }>;
  const fixed = { example, fields: labels, list, words, locale };
  return (
    <SectionShell section={section}>
      <Island
        of="hr-case"
        section={section.id}
        isAsked={answer !== undefined}
        result={<HrResult {...fixed} inputs={inputs} />}
        {...fixed}
      >
        <HrFields
          fields={fields}
          words={words}
          terms={messages.prices}
          inputs={inputs}
          wrong={wrong}
          locale={locale}
        />
      </Island>
      <Method title={words.method} lines={method} />
    </SectionShell>
  );
}
