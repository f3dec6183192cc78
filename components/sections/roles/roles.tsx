/** The four roles, each with the question it asks us most. */

import { ButtonLink } from '@/components/ui/button';
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/content/prepare';
import { SectionShell } from '../shared/section-shell';
import { Monogram } from './monogram';

type Props = { section: SectionOf<'roles'> };

export function Roles({ section }: Props) {
  return (
    <SectionShell section={section} ground="ground-2">
      <div className="hairline-cells grid border-outline border-y sm:grid-cols-2 grid:grid-cols-4">
        {section.items.map((item) => (
          <article
            key={item.id}
            id={item.id}
            aria-labelledby={`${item.id}-title`}
            className="flex min-w-0 flex-col py-7"
          >
            <div className="flex items-center gap-4">
              <Monogram initials={item.role} label={item.role} className="size-20 shrink-0" />
              <h3
                id={`${item.id}-title`}
                className="min-w-0 font-sans font-semibold text-base leading-snug tracking-normal"
              >
                {item.title}
              </h3>
            </div>
            <blockquote className="mt-6 font-display font-bold text-xl leading-snug">
              “{item.question}”
            </blockquote>
            <RichText text={item.text} className="mt-4 mb-5 text-muted text-sm" />
            <p className="mt-auto">
              <ButtonLink href={item.link.href} variant="quiet">
                {item.link.label}
                <span className="sr-only">: {item.title}</span>
              </ButtonLink>
            </p>
          </article>
        ))}
      </div>
    </SectionShell>
  );
}
