/** A fact or price without a label is told before a release. */
import { readPage } from '../read-page.ts';
import type { Corpus } from './corpus.ts';
import { checkValueNames } from './value-names.ts';

const page = readPage('/figures').USA;
const corpusOf = (sections: typeof page.sections) => {
  const problem = (_: unknown, reason: string) => ({ file: 'a', region: 'USA', reason });
  return { pages: [{ region: 'USA', value: { ...page, sections }, problem }] } as unknown as Corpus;
};

test('nothing is told while every one has its label', () => {
  expect(checkValueNames(corpusOf(page.sections))).toEqual([]);
});

test('one without a label is a warning, since the list shows it by its name', () => {
  const without = page.sections.map((section) => {
    if (section.type !== 'value-list' || section.of !== 'fact') return section;
    const groups = section.groups.map((group) => {
      const { employees: _, ...labels } = group.labels;
      return { ...group, labels };
    });
    return { ...section, groups };
  });
  expect(checkValueNames(corpusOf(without))).toEqual([
    expect.objectContaining({
      reason: 'does not say what "employees" is called. Add it to a group\'s labels',
      isWarning: true,
    }),
  ]);
});
