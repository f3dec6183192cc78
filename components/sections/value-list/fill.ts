/**
 * Every fact of content/site/facts.yaml, or every price of prices.yaml, as texts quote them. What no group has
 * a label for is shown too, in the last group and by its name, so that the list is whole before somebody edits it.
 */
import { facts, tokens } from '../../../lib/site/content/brand.ts';
import { capitalized } from '../../../lib/site/content/number-words.ts';
import type { Fill } from '../../../lib/site/content/section-fill.ts';

/** 'cori-3.premium' → 'Cori 3 premium' */
function readable(name: string): string {
  return capitalized(name.replace(/[.-]/g, ' '));
}

export const fill: Fill<'value-list'> = (section, { region }) => {
  const prefix = `${section.of}:`;
  const values = new Map(
    [...tokens[region]].flatMap(([token, value]): [string, string][] =>
      token.startsWith(prefix) ? [[token.slice(prefix.length), value]] : [],
    ),
  );
  const named = new Set(section.groups.flatMap(({ labels }) => Object.keys(labels)));
  const others = [...values.keys()].filter((name) => !named.has(name));
  const rowOf = (name: string, label: string) => {
    const value = values.get(name);
    if (value === undefined) return [];
    const isSample = section.of === 'fact' && facts[region][name]?.sample === true;
    return [{ name, label, value, ...(isSample && { sample: true }) }];
  };
  const last = section.groups.length - 1;
  return {
    ...section,
    groups: section.groups.map((group, index) => ({
      ...group,
      rows: [
        ...Object.entries(group.labels).flatMap(([name, label]) => rowOf(name, label)),
        ...(index === last ? others.flatMap((name) => rowOf(name, readable(name))) : []),
      ],
    })),
  };
};
