/** Every section renders every example: as usual, as little as allowed, as long as allowed. */
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { components } from '@/generated/section-components';
import { examples } from '@/generated/section-examples';
import type { Section } from '@/lib/site/content/prepare';
import { Footnotes } from './shared/footnotes';
import { PAGE_HEADS } from './shared/head';

/** Islands load themselves, and the forms post to server actions: both need Next. */
jest.mock('@/components/islands/island', () => ({
  Island: ({ children = null }: { children?: ReactNode }) => children,
}));

/** The real messages without next-intl's request scope. A key that is missing fails the test. */
jest.mock('next-intl', () => {
  type Tree = { [key: string]: string | Tree };
  const messages: Tree = jest.requireActual('@/content/messages/USA.json');
  const find = (path: string) =>
    path
      .split('.')
      .reduce<Tree | string | undefined>(
        (tree, key) => (typeof tree === 'object' ? tree[key] : undefined),
        messages,
      );
  return {
    useLocale: () => 'en-US',
    useMessages: () => messages,
    useFormatter: () => ({
      dateTime: (date: Date, options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat('en-US', options).format(date),
      number: (value: number, options?: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat('en-US', options).format(value),
    }),
    useTranslations:
      (namespace: string) =>
      (key: string, values: Record<string, unknown> = {}) => {
        const text = find(`${namespace}.${key}`);
        if (typeof text !== 'string') throw new Error(`no message ${namespace}.${key}`);
        return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
      },
  };
});

/** A menu between two sections has a label and no heading. */
const NAMELESS = 'section-menu';

const cases = Object.entries(examples).flatMap(([type, kinds]) =>
  Object.entries(kinds).map(([kind, section]) => ({ type, kind, section: section as Section })),
);

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

describe.each(cases)('$type, $kind', ({ type, section }) => {
  const Component = components[section.type] as ComponentType<{ section: Section }>;
  const html = renderToStaticMarkup(<Component section={section} />);

  test('starts its headings at the right level and skips none', () => {
    const levels = all(html, /<h([1-6])[\s>]/g).map(Number);
    if (type === NAMELESS) return expect(levels).toEqual([]);
    expect(levels[0]).toBe(PAGE_HEADS.includes(type) ? 1 : 2);
    expect(levels.filter((level) => level === 1)).toHaveLength(PAGE_HEADS.includes(type) ? 1 : 0);
    levels.forEach((level, index) => {
      expect(level).toBeLessThanOrEqual((levels[index - 1] ?? level) + 1);
    });
  });

  test('has a name, its anchor and no id twice', () => {
    expect(html).toMatch(/^<section id="[\w-]+" aria-label/);
    const ids = all(html, / id="([^"]+)"/g);
    expect(ids).toContain(section.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const named of all(html, /aria-labelledby="([^"]+)"/g)) expect(ids).toContain(named);
  });

  test('holds nothing that the content security policy refuses, and no placeholder', () => {
    expect(html).not.toMatch(/<[^>]+\sstyle=/);
    expect(html).not.toMatch(/<(style|script)/);
    expect(html).not.toMatch(/\son\w+="/);
    expect(html).not.toMatch(/\{[\w:]+\}|undefined|\[object/);
  });
});

describe('footnotes', () => {
  const notes = [{ number: 1, claim: 'fast', basis: 'Measured on 14 projects.', scope: 'Forms.' }];

  test('stand where the marks lead', () => {
    const html = renderToStaticMarkup(<Footnotes notes={notes} />);
    expect(html).toContain('id="note-1"');
    expect(html).toContain('Measured on 14 projects.');
    expect(html).toContain('Forms.');
  });

  test('are left out when nothing is claimed', () => {
    expect(renderToStaticMarkup(<Footnotes notes={[]} />)).toBe('');
  });
});
