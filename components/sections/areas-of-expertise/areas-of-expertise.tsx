/** What our people can do: a register in groups, each skill with its coordinate. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'areas-of-expertise'> };

export function AreasOfExpertise({ section }: Props) {
  return (
    <SectionShell section={section} ground="secondary">
      <ul className="skills border-line-strong border-b">
        {section.groups.map(({ title, text, skills }) => (
          <li
            key={title}
            className="grid gap-x-8 gap-y-3 border-line-strong border-t py-5 grid:grid-cols-[minmax(0,2fr)_minmax(0,5fr)]"
          >
            <div>
              <h3 className="skill-group text-xl leading-tight">{title}</h3>
              {text && <RichText text={text} className="mt-1.5 pl-10 text-muted text-sm" />}
            </div>
            <ul className="grid gap-x-8 text-sm leading-snug sm:grid-cols-2 lg:grid-cols-3">
              {skills.map((skill) => (
                <li key={skill} className="skill border-line border-b py-2">
                  {skill}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}
