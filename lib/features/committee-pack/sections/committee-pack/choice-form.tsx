/** Who reads, which modules, which sector: sent as a query, so that the answer has an address of its own. */

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { ListField } from '@/components/ui/list-field';
import { RichText } from '@/components/ui/rich-text';
import { MODULES, ROLES } from '@/lib/features/committee-pack/choice';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'committee-pack'> };

export function ChoiceForm({ section }: Props) {
  const t = useTranslations('committeePack');
  const { roles, modules, sectors, note, answer } = section;
  return (
    <form
      action="/committee-pack#dossier"
      className="grid *:min-w-0 gap-x-8 gap-y-8 grid:grid-cols-12"
    >
      <fieldset className="grid:col-span-4">
        <legend className="label border-line-strong border-b pb-2">{t('role')}</legend>
        {ROLES.map((role, index) => (
          <label key={role} className="choice border-line border-b py-2">
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={answer ? answer.role === role : index === 1}
            />
            <span>
              <span className="font-semibold">{role}</span>
              <span className="block text-muted text-sm">{roles[role]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="grid:col-span-4">
        <legend className="label border-line-strong border-b pb-2">{t('modules')}</legend>
        {MODULES.map((name) => (
          <label key={name} className="choice border-line border-b py-2">
            <input
              type="checkbox"
              name="module"
              value={name}
              defaultChecked={answer?.modules.includes(name)}
            />
            <span>
              <span className="font-semibold">{name}</span>
              <span className="block text-muted text-sm">{modules[name]}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div className="grid content-start gap-5 grid:col-span-4">
        <ListField
          id="pack-sector"
          name="sector"
          label={t('sector')}
          value={answer?.sector ?? ''}
          options={[
            ['', t('noSector')],
            ...sectors.map(({ value, label }) => [value, label] as const),
          ]}
        />
        <p>
          <Button type="submit">{t('make')}</Button>
        </p>
        <RichText text={note} className="text-muted text-sm" />
      </div>
    </form>
  );
}
