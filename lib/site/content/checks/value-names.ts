/** Has somebody said what each fact and each price is called where all of them are listed? */
import { tokens } from '../brand.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';

/**
 * Warnings, since a list shows what has no label as well, last and by its name; and problems where a label is of
 * nothing, such as an office that is closed.
 */
export function checkValueNames({ pages }: Corpus): RegionalProblem[] {
  const inAnyEdition = new Set(Object.values(tokens).flatMap((words) => [...words.keys()]));
  return pages.flatMap(({ region, value, problem }) =>
    value.sections.flatMap((section, index) => {
      if (section.type !== 'value-list') return [];
      const prefix = `${section.of}:`;
      const path = ['sections', index, 'groups'];
      const labels = section.groups.map((group) => Object.keys(group.labels));
      const unnamed = [...tokens[region].keys()]
        .filter((token) => token.startsWith(prefix))
        .map((token) => token.slice(prefix.length))
        .filter((name) => !labels.flat().includes(name))
        .map((name) => ({
          ...problem(path, `does not say what "${name}" is called. Add it to a group's labels`),
          isWarning: true,
        }));
      const stale = labels.flatMap((names, group) =>
        names
          .filter((name) => !inAnyEdition.has(prefix + name))
          .map((name) =>
            problem(
              [...path, group, 'labels', name],
              `no ${section.of} is called "${name}". Leave it out`,
            ),
          ),
      );
      return [...unnamed, ...stale];
    }),
  );
}
