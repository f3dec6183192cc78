/** The interface strings: used, formatted without error, in both editions. That they exist, types say (next-intl.d.ts). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator } from 'next-intl';
import { formDefinitions } from '../../../generated/form-definitions.ts';
import { LOCALES, REGIONS } from '../../platform/region/region.ts';
import { getMessages } from './messages.ts';
import { brand } from './site.ts';

type Tree = { [key: string]: string | Tree };

/** 'shell.skip' → text, for every string of a tree. */
function flatten(tree: Tree, above = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[above + key, value]] : [...flatten(value, `${above}${key}.`)],
    ),
  );
}
const read = (file: string) =>
  flatten(JSON.parse(readFileSync(`content/messages/${file}`, 'utf8')));
const usa = read('USA.json');
const india = read('INDIA.json');

const sources = ['app', 'components', 'lib', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Every use of a message in the code: its key, or the part before what is only known later. */
const uses = sources.flatMap(({ file, text }) => {
  const translators = [
    ...text.matchAll(/const (\w+) = (?:await )?(?:use|get)Translations\('([\w.]+)'\)/g),
    ...text.matchAll(/(\w+): ReturnType<typeof useTranslations<'([\w.]+)'>>/g),
    ...(/type Translate = .*useTranslations<'([\w.]+)'>/.test(text)
      ? [['', 't', /useTranslations<'([\w.]+)'>/.exec(text)?.[1] ?? '']]
      : []),
  ];
  return translators.flatMap(([, name, namespace]) =>
    [
      ...text.matchAll(
        new RegExp(`\\b${name}(?:\\.raw|\\.rich)?\\((?:'([^']+)'|\`([^$\`]*)|)`, 'g'),
      ),
    ].map(([, whole, start = '']) => ({
      file,
      key: `${namespace}.${whole ?? start}`,
      isWhole: whole !== undefined,
    })),
  );
});
/** What components/forms asks for, of every form. */
const FORM_WORDS =
  'optional website send sending sentTitle sentReference sentText sentFile sentThread another errorTitle networkError ' +
  'reviewTitle review signInFirst signIn';
/** And of one whose code is looked at before it is sent. */
const CODE_WORDS = 'codeGood linkGood linkEndedTitle linkEndedText linkAgain';
const ofForms = formDefinitions.flatMap((form) =>
  [
    ...FORM_WORDS.split(' '),
    ...(form.isOfAccount ? ['ofAccount'] : []),
    ...(form.onwards ? ['onwards'] : []),
    ...(form.adds ?? []),
    ...(form.checksCode ? CODE_WORDS.split(' ') : []),
    ...form.fields.flatMap(({ name }) => [name, `${name}Help`, `${name}Choose`]),
  ].map((name) => ({
    file: 'lib/features/*/forms.ts',
    key: `${form.words}.${name}`,
    isWhole: true,
  })),
);
/** Whole groups that are handed to an island, which looks them up by name. */
const groups = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\b(?:use|get)Messages\([^)]*\)(?:\.|\[')?(\w*)|messages\.(\w+)/g)].map(
    ([, a, b]) => ({
      file,
      key: `${a || b}.`,
      isWhole: false,
    }),
  ),
);

test('there are uses to look at', () => {
  expect(uses.length).toBeGreaterThan(40);
});

test('every message is asked for', () => {
  const all = [...uses, ...ofForms, ...groups.filter(({ key }) => key !== '.')];
  const unused = [...usa.keys()].filter(
    (known) => !all.some(({ key, isWhole }) => (isWhole ? known === key : known.startsWith(key))),
  );
  expect(unused).toEqual([]);
});

test('INDIA.json holds only what USA.json has, and only where it differs', () => {
  for (const [key, text] of india) {
    expect([...usa.keys()]).toContain(key);
    expect(text).not.toBe(usa.get(key));
  }
});

describe.each(REGIONS)('in the edition %s', (region) => {
  const messages = getMessages(region);
  const all = flatten(messages as unknown as Tree);

  test('every key has a text', () => {
    expect([...all.keys()]).toEqual([...usa.keys()]);
    for (const text of all.values()) expect(text.trim()).not.toBe('');
  });

  test.each([...all])('%s can be shown', (key, text) => {
    const problems: unknown[] = [];
    const t = createTranslator({
      locale: LOCALES[region],
      messages,
      timeZone: 'UTC',
      onError: (error) => problems.push(error),
    });
    const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
    const values = Object.fromEntries(names.map((name) => [name, 3]));
    const shown = t(key as Parameters<typeof t>[0], values as never);
    expect(problems).toEqual([]);
    expect(shown).not.toMatch(/[{}]/);
  });

  test('the brand is filled in', () => {
    expect(messages.shell.home).toBe(`${brand[region].name} homepage`);
  });
});

test('the INDIA edition is in Indian English and has its own telephone number', () => {
  expect(getMessages('USA').sections.signs).toContain('recognize');
  expect(getMessages('INDIA').sections.signs).toContain('recognise');
  expect(getMessages('INDIA').contactForm.phoneHelp).toContain('+91');
  expect(getMessages('INDIA').contactForm.name).toBe(getMessages('USA').contactForm.name);
});
