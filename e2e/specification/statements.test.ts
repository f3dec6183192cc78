/**
 * The statements of the specification, section by section, and that each is held by what it names.
 * Whether a named test passes is its own matter; that it holds the statement, a reviewer's.
 */
import { problemsOf } from './check.ts';
import { readStatements, type Statement, statement } from './schema.ts';

const statements = readStatements();
const all = statements.map(([, one]) => one);

test('each section has its statements', () => {
  const sections = new Set(statements.map(([file]) => file[0]));
  expect([...sections].join('')).toBe('123456789');
  for (const [file, { id }] of statements) expect([id, file[0]]).toEqual([id, id[0]]);
});

test('no id is there twice', () => {
  const ids = all.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each(all)('$id: $says', (one) => {
  expect(problemsOf(one)).toEqual([]);
});

describe('a statement that nothing holds is told', () => {
  const REGION = 'e2e/journeys/region.spec.ts';
  test.each<[what: string, Partial<Statement>, problem: string]>([
    ['nothing at all', {}, 'has neither test nor page nor decision'],
    ['a test file that is gone', { tests: { 'e2e/gone.spec.ts': 'a title' } }, 'is no test file'],
    ['a file without tests', { tests: { 'README.md': 'Norvant' } }, 'is no test file'],
    ['a title that no test has', { tests: { [REGION]: 'a title of nobody' } }, 'is called'],
    ['words that are no title', { tests: { [REGION]: 'toHaveAttribute' } }, 'is called'],
    [
      'a row that is gone',
      { tests: { [REGION]: ['any other value is an unknown path', "'/Atlantis'"] } },
      "does not hold: '/Atlantis'",
    ],
    [
      'a page that is gone',
      { shown: { 'content/pages/gone.yaml': 'words' } },
      'there is no content',
    ],
    ['words that are gone', { shown: { 'content/pages/home.yaml': 'Atlantis' } }, 'does not hold'],
    ['a path that is gone', { routes: ['/Atlantis'] }, 'is not in content/site/routes.yaml'],
    ['a page that anybody reads', { routes: ['/contact-us'], guarded: true }, 'is not guarded'],
    ['a page that asks', { routes: ['/Company'], guarded: false }, 'is guarded'],
    ['a call that is gone', { call: 'GET /user/login', access: 'public' }, 'there is no call'],
    ['a call for others', { call: 'GET /user/role', access: 'public' }, 'is for: account'],
    ['a call of the desk', { call: 'GET /desk/claims', access: 'account' }, 'is for: desk'],
    ['a decision that was never taken', { decisions: [9999] }, 'there is no decision 9999'],
  ])('%s', (_, held, problem) => {
    const one = statement.parse({ id: '2.route.home', says: 'Some statement', ...held });
    expect(problemsOf(one)).toEqual([expect.stringContaining(problem)]);
  });

  test.each<[what: string, Record<string, unknown>]>([
    ['a field that is misspelt', { test: {} }],
    ['an id without a section', { id: 'route.home' }],
    ['a guard without a path', { guarded: true }],
    ['a call without its access', { call: 'GET /ip' }],
  ])('%s is refused', (_, fields) => {
    const one = { id: '2.route.home', says: 'Some statement', decisions: [1], ...fields };
    expect(statement.safeParse(one).success).toBe(false);
  });
});
