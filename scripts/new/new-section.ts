/** `npm run new section lead-times`: the folder of a section type. */
import { componentName, KEBAB_CASE } from '../generate/names.ts';
import { type Made, readable } from './made.ts';

const schemaFile = (type: string) => `/** The ${readable(type)}: a heading and its lines. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('${type}'),
  items: z
    .array(z.strictObject({ title: plain(80), text: rich(400) }))
    .min(2)
    .max(8),
});
`;

const componentFile = (
  type: string,
  name: string,
) => `/** The ${readable(type)}: a heading and its lines. */
import { RichText } from '@/components/ui/rich-text';
import type { SectionOf } from '@/lib/site/content/prepare';
import { SectionShell } from '../shared/section-shell';

type Props = { section: SectionOf<'${type}'> };

export function ${name}({ section }: Props) {
  return (
    <SectionShell section={section} layout="side">
      <dl className="border-line-strong border-t">
        {section.items.map(({ title, text }) => (
          <div key={title} className="border-line border-b py-5">
            <dt className="font-display font-bold text-lg leading-snug">{title}</dt>
            <RichText as="dd" text={text} className="text-muted" />
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
`;

const examplesFile = (type: string) => `/** Examples of the ${readable(type)}. */
import { type Examples, heads, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: '${type}',
    items: [
      { title: 'One record a person', text: rich('Each module reads it.') },
      { title: 'One payslip', text: rich('Each line says where it comes from.') },
      { title: 'One place for papers', text: rich('The newest version is on top.') },
    ],
  },
} satisfies Examples<'${type}'>;
`;

/** @returns the folder of `type`, or why there can be none */
export function newSection(type: string): Made | string {
  if (!KEBAB_CASE.test(type))
    return `"${type}" is no section type: lower case words with hyphens, such as lead-times.`;
  const folder = `components/sections/${type}`;
  return {
    files: {
      [`${folder}/schema.ts`]: schemaFile(type),
      [`${folder}/${type}.tsx`]: componentFile(type, componentName(type)),
      [`${folder}/examples.ts`]: examplesFile(type),
    },
    next: [
      'Change the three files; add styles.css, island.tsx or enhancement.tsx when it needs them (components/README.md).',
      `Use it: "- type: ${type}" in a page below content/pages.`,
      'npm run dev shows its examples on /gallery; npm run types says what does not fit.',
    ],
  };
}
