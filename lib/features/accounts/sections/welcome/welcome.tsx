/**
 * The greeting after a registration, a code or a new password. The page is static, so the name comes from <html>, where
 * the head script has written it (lib/site/display/account-name.ts).
 */
import { headingId } from '@/components/sections/shared/section-shell';
import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';

type Props = { section: SectionOf<'welcome'> };

export function Welcome({ section }: Props) {
  const { id, label, heading, intro, stranger, steps } = section;
  return (
    <section id={id} aria-labelledby={headingId(id)} className="drafting-grid bg-primarybg">
      <div className="wrap py-12 grid:py-20">
        <p className="label margin-label mb-5">{label}</p>
        <h1 id={headingId(id)} className="wrap-anywhere text-4xl">
          {heading}
          <span className="if-account">
            <span className="welcome-name js-only" />
          </span>
        </h1>
        <div className="if-stranger">
          <RichText text={stranger} className="form-note mt-8 max-w-prose" />
        </div>
        <div className="if-account">
          {intro && <RichText text={intro} className="mt-5 max-w-prose text-lg text-muted" />}
        </div>
        <ul className="mt-10 grid gap-x-8 border-line-strong border-t sm:grid-cols-2">
          {steps.map((step) => (
            <li key={step.link.href} className="border-line border-b py-5">
              <ButtonLink variant="quiet" href={step.link.href}>
                {step.link.label}
              </ButtonLink>
              <p className="mt-1 text-muted">{step.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
