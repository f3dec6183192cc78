/** The committee pack: a plain form, and after it was sent the contents of the dossier below it. */
import { useTranslations } from 'next-intl';
import { SectionShell } from '@/components/sections/shared/section-shell';
import { Button } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import { MODULES, ROLES } from '@/lib/features/committee-pack/choice';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'committee-pack'> };

export function CommitteePack({ section }: Props) {
  const t = useTranslations('committeePack');
  const { roles, modules, sectors, note, answer } = section;
  return (
    <SectionShell section={section}>
      <form
        action="/committee-pack"
        className="grid *:min-w-0 gap-x-8 gap-y-8 print:hidden grid:grid-cols-12"
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
          <div className="field">
            <label htmlFor="pack-sector">{t('sector')}</label>
            <select
              id="pack-sector"
              name="sector"
              defaultValue={answer?.sector ?? ''}
              className="input"
            >
              <option value="">{t('noSector')}</option>
              {sectors.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <p>
            <Button type="submit">{t('make')}</Button>
          </p>
          <RichText text={note} className="text-muted text-sm" />
        </div>
      </form>
      {answer && (
        <nav aria-label={t('contents')} className="mt-12 border-line-strong border-t pt-5">
          <h3 className="text-xl">{answer.parts.length > 0 ? t('contents') : t('nothing')}</h3>
          <ol className="mt-3 list-decimal pl-6">
            {answer.parts.map(({ label, href }) => (
              <li key={href}>
                <a href={href} className="inline-link inline-block py-1">
                  {label}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
    </SectionShell>
  );
}
