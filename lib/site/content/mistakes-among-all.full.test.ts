/**
 * Mistakes in content that are told only when nothing else is wrong: tried on copies of all pages, which takes a second
 * and more each. The others are in mistakes.test.ts.
 */
import { checkWith, type Mistake, removeTestContent } from './test-content.ts';

type Edit = Omit<Mistake, 'amongAll'>;
const scripts = (entry: string): Edit => ({
  file: 'site/scripts.yaml',
  replace: /\[\]\n$/,
  by: entry,
});
/** The old addresses of /contact-us. */
const TWINS = /twin: \[\/contact, .*\]/;
const check = (edit: Edit) => checkWith({ ...edit, amongAll: true });

afterAll(removeTestContent);

const MISTAKES: [string, Edit, string][] = [
  [
    'a label of an office that is closed',
    {
      file: 'pages/figures.yaml',
      replace: 'employees-pune: Pune',
      by: 'employees-goa: Goa',
    },
    'no fact is called "employees-goa". Leave it out',
  ],
  [
    'a script that would run without being asked for',
    scripts('- { id: a, category: necessary, setBy: A, src: /a.js, cookies: [] }'),
    'category: is "necessary"; it must be one of performance, marketing,',
  ],
  [
    'a script that would travel in the clear',
    scripts(
      '- { id: a, category: marketing, setBy: A, src: "http://a.example/a.js", cookies: [] }',
    ),
    'src: is "http://a.example/a.js"; it must be a path on this site or an https address',
  ],
  [
    'an origin that opens the policy further than it says',
    scripts(
      '- { id: a, category: marketing, setBy: A, src: /a.js, origins: { connect: ["https://a.example; x"] }, cookies: [] }',
    ),
    'connect 1: is "https://a.example; x"; it must be an origin: https://host, without a path',
  ],
  [
    'a cookie that is listed twice',
    scripts(
      '- { id: a, category: marketing, setBy: A, src: /a.js, cookies: [{ name: theme, purpose: A, lifetime: A }] }',
    ),
    'cookie theme is there twice, here or in scripts.yaml. Keep one',
  ],
  [
    'a page with a form that refuses what is sent',
    {
      file: 'site/routes.yaml',
      replace: '  takesForm: true\n  answersQuery: [topic',
      by: '  answersQuery: [topic',
    },
    'section "message": has a form, and the page refuses what is sent to it without scripts. Write "takesForm: true" at /contact-us in content/site/routes.yaml',
  ],
  [
    'a page to which nothing leads',
    { file: 'site/routes.yaml', replace: '  unlisted: true\n', by: '' },
    'nothing leads to /auth/verify. Link to it in content/site/navigation.yaml or on a page, or write "unlisted: true" at it in content/site/routes.yaml',
  ],
  [
    'an old address of a file',
    { file: 'site/routes.yaml', replace: TWINS, by: 'twin: [/prices.pdf]' },
    '/contact-us › twin: /prices.pdf looks like a file, an edition or the API',
  ],
];

test.each(MISTAKES)('%s', async (_, mistake, message) => {
  const said = await check(mistake);
  expect(said).toContain(message);
  expect(said).not.toMatch(/Invalid input|expected string|Error:/);
});

test('every line begins with the file and, in a file that is there, the line of the mistake', async () => {
  const said = await check({
    file: 'pages/Products/HRIS.yaml',
    replace: 'The fault is rarely in the software.',
    by: 'It makes you 45% faster.',
  });
  expect(said).toMatch(/^content\/pages\/Products\/HRIS\.yaml:\d+: section "problem" › /);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test('an old address of a page is no mistake, and leads to the page that took its place', async () => {
  const old = { replace: TWINS, by: 'twin: [/contact, /contactus, /contact.html]' };
  expect(await check({ file: 'site/routes.yaml', ...old })).toBe('');
});
