/** With `localData` off the build takes texts and menus from the API, or says what is wrong there. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GET as getConsultingHome } from '@/app/api/v1/content/consulting-home/route';
import { GET as getCookieText } from '@/app/api/v1/content/cookie-text/route';
import { GET as getGlobalMenu } from '@/app/api/v1/content/global-menu/route';
import { page } from '../../content/schemas/page.ts';
import * as siteSchemas from '../../content/schemas/site.ts';
import { testRequest } from '../api/testing/test-request.ts';
import { API_CONTENT_FILES } from '../content/api-content.ts';
import type { RawPage } from '../content/prepare.ts';
import { inIndianEnglish } from '../content/read.ts';
import { CONSULTING_HOME, readPage } from '../content/shared-lists.ts';
import { cookieText, navigation } from '../content/site.ts';
import { editContent, removeTestContent } from '../content/test-content.ts';
import { REGIONS, type Region } from '../region/region.ts';
import { fetchContent, keepContent, provideContent } from './fetch-content.ts';

const CALLS = {
  '/content/cookie-text': getCookieText,
  '/content/global-menu': getGlobalMenu,
  '/content/consulting-home': getConsultingHome,
};

/** What the API says instead, by path and edition: a status, or a change of the answer. */
type Change = number | string | ((answer: Record<string, unknown>) => unknown);
let changes: Record<string, Change> = {};
/** The consulting home with other headings, by the ids of sections. */
const headingsOf = (headings: Record<string, unknown>) => (answer: Record<string, unknown>) => ({
  ...answer,
  sections: (answer.sections as { id: string }[]).map((section) =>
    section.id in headings ? { ...section, heading: headings[section.id] } : section,
  ),
});
let server: Server;
let base = '';
const dist = mkdtempSync(join(tmpdir(), 'dist-'));

/** The site's own API behind a plain HTTP server, with what `changes` says. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/v1', '');
    const handler = CALLS[path.replace(/\?.*/, '') as keyof typeof CALLS];
    const change = changes[path];
    if (typeof change === 'number') response.statusCode = change;
    const answer = await (await handler(testRequest(`/api/v1${path}`))).json();
    const changed = typeof change === 'function' ? change(answer) : answer;
    response.end(typeof change === 'string' ? change : JSON.stringify(changed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
  removeTestContent();
});
beforeEach(() => {
  changes = {};
});

const schemas = {
  cookieText: siteSchemas.cookieText,
  navigation: siteSchemas.navigation,
  consultingHome: page,
};
/** Spelling is applied by whoever reads what was fetched. */
const inIndianEnglishOf = (region: Region, value: unknown) =>
  region === 'INDIA' ? inIndianEnglish(page, value as RawPage) : value;

const bases = () => ({ USA: base, INDIA: `${base}/` });
const stored = () => JSON.parse(readFileSync(join(dist, API_CONTENT_FILES.whileBuilding), 'utf8'));

test('what the site’s own API gives is what its files hold', async () => {
  expect(await fetchContent(dist, bases())).toEqual([]);
  for (const region of REGIONS) {
    const given = Object.fromEntries(
      Object.entries(schemas).map(([name, schema]) => [name, schema.parse(stored()[name][region])]),
    );
    expect(given.cookieText).toEqual(cookieText[region]);
    expect(given.navigation).toEqual(navigation[region]);
    expect(inIndianEnglishOf(region, given.consultingHome)).toEqual(
      readPage(CONSULTING_HOME)[region],
    );
  }
});

test.each<[string, string, Change, string]>([
  ['a failing server', '/content/global-menu?region=INDIA', 503, 'answered with status 503'],
  ['no JSON', '/content/cookie-text?region=USA', '<html>', 'is not valid JSON'],
  [
    'a missing field',
    '/content/cookie-text?region=INDIA',
    ({ title: _, ...rest }) => rest,
    'title: Invalid input: expected string, received undefined',
  ],
  [
    'a script in a text',
    '/content/cookie-text?region=USA',
    (answer) => ({ ...answer, banner: '<script>a()</script>' }),
    'banner: markup not allowed here: <script>',
  ],
  [
    'a page without its main heading',
    '/content/consulting-home?region=INDIA',
    headingsOf({ overview: '' }),
    'sections.0.heading: ',
  ],
  [
    'a link that leaves the site',
    '/content/global-menu?region=USA',
    (answer) => ({
      ...answer,
      footer: [{ title: 'Out', links: [{ label: 'Out', href: '//evil.example' }] }],
    }),
    'footer.0.links.0.href: starts with / or #',
  ],
])('%s stops the build with URL and reason', async (_, path, change, reason) => {
  changes = { [path]: change };
  rmSync(join(dist, 'cache'), { recursive: true, force: true });
  const [problem = '', ...others] = await fetchContent(dist, bases());
  expect(problem.startsWith(`GET ${base}${path}: `)).toBe(true);
  expect(problem).toContain(reason);
  expect(others).toEqual([]);
  expect(existsSync(join(dist, API_CONTENT_FILES.whileBuilding))).toBe(false);
});

test('an API that is not there is named', async () => {
  const nobody = 'http://api.invalid/v1';
  const problems = await fetchContent(dist, { ...bases(), INDIA: nobody });
  expect(problems).toHaveLength(3);
  expect(problems[0]).toMatch(
    /^GET http:\/\/api\.invalid\/v1\/content\/cookie-text\?region=INDIA: no usable answer \(Error: getaddrinfo/,
  );
});

test('a path is no address that a build could ask', async () => {
  expect(await fetchContent(dist, { ...bases(), USA: '/api/v1' })).toEqual([
    expect.stringMatching(/^API_BASE_URL_USA: "\/api\/v1" is not an absolute address/),
  ]);
});

test('with the flag on nothing is asked, and what was fetched before is forgotten', async () => {
  await fetchContent(dist, bases());
  expect(await provideContent(dist, { USA: '/api/v1', INDIA: '/api/v1' })).toEqual([]);
  expect(existsSync(join(dist, API_CONTENT_FILES.whileBuilding))).toBe(false);
});

/** A project whose flag `localData` is off. */
const remoteProject = () =>
  editContent({
    file: 'site/flags.yaml',
    replace: 'localData: true',
    by: 'localData: false',
    amongAll: true,
  });

/** What `print`, a function in code, prints of a module of lib/content that runs in `folder`. */
function printedIn(folder: string, module: string, print: string): string {
  const file = join(process.cwd(), 'lib/content', module);
  const code = `import(${JSON.stringify(file)}).then(${print})`;
  const env = { ...process.env, NEXT_DIST_DIR: '.next' };
  const args = ['--conditions=react-server', '-e', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  return `${stdout}${stderr}`;
}

test('pages are made of what was fetched, and of nothing when nothing was', async () => {
  const folder = remoteProject();
  const own = join(folder, '.next');
  const readTitle = () =>
    printedIn(
      folder,
      'site.ts',
      `({ cookieText, navigation }) =>
        console.log(cookieText.INDIA.title, '|', navigation.USA.menus[0].title)`,
    );
  expect(readTitle()).toMatch(/localData: is off, and no content was fetched yet/);
  changes = {
    '/content/cookie-text?region=INDIA': (answer) => ({ ...answer, title: 'From afar' }),
  };
  await fetchContent(own, bases());
  expect(readTitle()).toBe('From afar | Business\n');
  keepContent(own);
  expect(existsSync(join(own, API_CONTENT_FILES.whileBuilding))).toBe(false);
  expect(readTitle()).toBe('From afar | Business\n');
});

test('a section of the consulting home shows only if its heading exists', async () => {
  const folder = remoteProject();
  const hidden = { 'bold-solutions': '', groups: undefined, news: ' ' };
  changes = { '/content/consulting-home?region=USA': headingsOf(hidden) };
  expect(await fetchContent(join(folder, '.next'), bases())).toEqual([]);
  const idsIn = (region: Region): string[] =>
    JSON.parse(
      printedIn(
        folder,
        'pages.ts',
        `({ getPage }) => console.log(
          JSON.stringify(getPage('${CONSULTING_HOME}', '${region}').sections.map(({ id }) => id)))`,
      ),
    );
  const all = readPage(CONSULTING_HOME).USA.sections.map(({ id }) => id);
  expect(idsIn('INDIA')).toEqual(all);
  expect(idsIn('USA')).toEqual(all.filter((id) => !(id in hidden)));
  expect(all.filter((id) => id in hidden)).toHaveLength(3);
});
