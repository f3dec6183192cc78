/** With `localData` off the build takes texts and menus from the API, or says what is wrong there. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cards as cardsEndpoint } from '@/lib/features/products/endpoints/cards';
import { route } from '@/lib/platform/api/route';
import { consultingHome as consultingHomeEndpoint } from '@/lib/site/content/endpoints/consulting-home';
import { cookieText as cookieTextEndpoint } from '@/lib/site/content/endpoints/cookie-text';
import { globalMenu } from '@/lib/site/content/endpoints/global-menu';
import { SMALL_BACKEND, startSmallBackend } from '../../e2e/support/small-backend.ts';
import { cardsOf } from '../../lib/features/products/cards.ts';
import { testRequest } from '../../lib/platform/api/testing/test-request.ts';
import { listen } from '../../lib/platform/http/port.ts';
import { REGIONS, type Region } from '../../lib/platform/region/region.ts';
import {
  API_CONTENT,
  API_CONTENT_FILES,
  CONSULTING_HOME,
} from '../../lib/site/content/api-content.ts';
import { MAPPINGS } from '../../lib/site/content/entities/mapping.ts';
import { inIndianEnglish } from '../../lib/site/content/read.ts';
import { readPage } from '../../lib/site/content/read-page.ts';
import { cookieText, navigation } from '../../lib/site/content/site.ts';
import { editContent, removeTestContent } from '../../lib/site/content/test-content.ts';
import { fetchContent, keepContent, provideContent } from './fetch-content.ts';

const { GET: getCards } = route(cardsEndpoint);
const { GET: getConsultingHome } = route(consultingHomeEndpoint);
const { GET: getCookieText } = route(cookieTextEndpoint);
const { GET: getGlobalMenu } = route(globalMenu);

const CALLS: Record<string, typeof getCookieText> = {
  '/content/cookie-text': getCookieText,
  '/content/global-menu': getGlobalMenu,
  '/content/consulting-home': getConsultingHome,
  '/cards': getCards,
};
/** The folder of an endpoint with a key in its path, and that key. */
const KEYED = /^(\/cards)\/(.*)$/;

/** What the API says instead, by path and edition: a status, or a change of the answer. */
type Change = number | string | ((answer: Record<string, unknown>) => unknown);
let changes: Record<string, Change> = {};
/** The consulting home with other headings, by the ids of sections. */
const headingsOf = (headings: Record<string, unknown>) => (answer: Record<string, unknown>) => ({
  ...answer,
  content: (answer.content as { controlSectionId: string; nameSpl?: string }[]).map((item) =>
    item.nameSpl && item.controlSectionId in headings
      ? { ...item, title: headings[item.controlSectionId] }
      : item,
  ),
});
let server: Server;
let base = '';
const dist = mkdtempSync(join(tmpdir(), 'dist-'));

/** The site's own API behind a plain HTTP server, with what `changes` says. */
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const path = (request.url ?? '').replace('/api/v1', '');
    const call = path.replace(/\?.*/, '');
    const [, folder = call, key = ''] = KEYED.exec(call) ?? [];
    const change = changes[path];
    if (typeof change === 'number') response.statusCode = change;
    const context = { params: Promise.resolve({ key }) };
    const given = await CALLS[folder]?.(testRequest(`/api/v1${path}`), context);
    const answer = await given?.json();
    const changed = typeof change === 'function' ? change(answer) : answer;
    response.end(typeof change === 'string' ? change : JSON.stringify(changed));
  });
  // A connection that waits while a test starts a process stays open.
  server.keepAliveTimeout = 0;
  base = `http://127.0.0.1:${await listen(server, 0, '127.0.0.1')}/api/v1`;
});
afterAll(() => {
  server.close();
  rmSync(dist, { recursive: true });
  removeTestContent();
});
beforeEach(() => {
  changes = {};
});

const bases = () => ({ USA: base, INDIA: `${base}/` });
const stored = () => JSON.parse(readFileSync(join(dist, API_CONTENT_FILES.whileBuilding), 'utf8'));

test('what the site’s own API gives is what its files hold', async () => {
  expect(await fetchContent(dist, bases())).toEqual([]);
  for (const region of REGIONS) {
    const given = (name: keyof typeof MAPPINGS) => {
      const { content } = MAPPINGS[name];
      const value = content.parse(stored()[name][region]);
      return region === 'INDIA' ? inIndianEnglish(content, value) : value;
    };
    expect(given('cookieText')).toEqual(cookieText[region]);
    expect(given('navigation')).toEqual(navigation[region]);
    expect(given('consultingHome')).toEqual(readPage(CONSULTING_HOME)[region]);
    expect(given('home-products-card')).toEqual(cardsOf('home-products-card', region));
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
    (answer) => ({ ...answer, descriptionTwo: '<script>a()</script>' }),
    'descriptionTwo: markup not allowed here: <script>',
  ],
  [
    'a field that the entity does not have',
    '/content/cookie-text?region=USA',
    (answer) => ({ ...answer, descriptionFive: 'x' }),
    'Unrecognized key: "descriptionFive"',
  ],
  [
    'a card without a link',
    '/cards/home-products-card?region=INDIA',
    () => [{ title: 'PAY', name: 'PAY', image: '/icon.svg' }],
    '0.routerLink1: Invalid input: expected string, received undefined',
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
    (answer) =>
      (answer as unknown as { source: string }[]).map((item) =>
        item.source === 'footer' ? { ...item, routerLink1: '//evil.example' } : item,
      ),
    'footer.0.links.0.href: starts with / or #',
  ],
])('%s stops the build with URL and reason', async (_, path, change, reason) => {
  changes = { [path]: change };
  rmSync(join(dist, 'cache'), { recursive: true, force: true });
  const [problem = '', ...others] = await fetchContent(dist, bases());
  const start = `GET ${base}${path}: `;
  expect(problem.slice(0, start.length)).toBe(start);
  expect(problem).toContain(reason);
  expect(others.filter((other) => !other.startsWith(start))).toEqual([]);
  expect(existsSync(join(dist, API_CONTENT_FILES.whileBuilding))).toBe(false);
});

test('an API that is not there is named', async () => {
  const nobody = 'http://api.invalid/v1';
  const problems = await fetchContent(dist, { ...bases(), INDIA: nobody });
  expect(problems).toHaveLength(Object.keys(API_CONTENT).length);
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

/** What `print`, a function in code, prints of a module of lib/site/content that runs in `folder`. */
function printedIn(folder: string, module: string, print: string): string {
  const file = join(process.cwd(), 'lib/site/content', module);
  const code = `import(${JSON.stringify(file)}).then(${print})`;
  const env = { ...process.env, NEXT_DIST_DIR: '.next' };
  const args = ['--conditions=react-server', '-e', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, env });
  return `${stdout}${stderr}`;
}

test('what fetches needs nothing that is still to be fetched', () => {
  const fetcher = '../../../scripts/build/fetch-content.ts';
  const print = '({ provideContent }) => console.log(typeof provideContent)';
  expect(printedIn(remoteProject(), fetcher, print)).toBe('function\n');
});

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
  expect(await fetchContent(own, bases())).toEqual([]);
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

test('pages say what a backend says that knows only the entities', async () => {
  const folder = remoteProject();
  const backend = await startSmallBackend();
  const problems = await fetchContent(join(folder, '.next'), {
    USA: backend.base,
    INDIA: backend.base,
  });
  backend.stop();
  expect(problems).toEqual([]);
  const said = printedIn(
    folder,
    'pages.ts',
    `async ({ getPage }) => {
       const { cookieText, navigation } = await import('${process.cwd()}/lib/site/content/site.ts');
       const grid = getPage('/whytop/CostEffectiveAndEfficient', 'INDIA');
       console.log(JSON.stringify({
         consulting: getPage('${CONSULTING_HOME}', 'USA'),
         indian: getPage('${CONSULTING_HOME}', 'INDIA').sections.find(({ id }) => id === 'news'),
         cards: grid.sections.find(({ type }) => type === 'what-we-are').items,
         cookieText: cookieText.USA,
         navigation: navigation.USA,
       }));
     }`,
  );
  const { consulting, indian, cards, cookieText: text, navigation: menus } = JSON.parse(said);
  const { sections } = consulting as { sections: Record<string, unknown>[] };
  expect(sections.map(({ heading }) => heading)).toEqual([
    'Consultants from afar',
    'Cutting-edge technologies from afar',
    'Services from afar',
    'News from afar',
    'Articles from afar',
    'Customers from afar',
    'The end from afar',
  ]);
  // A picture elsewhere gives way to the drawing that stands there otherwise.
  expect(sections[1]).toMatchObject({
    drawing: { name: 'si' },
    paragraphs: [{ html: 'A paragraph from afar.' }],
  });
  expect(sections[2]?.items).toMatchObject([
    { id: 'group-tides', title: 'Tides', isOpen: true },
    { id: 'group-lighthouses', points: [{}, { html: 'Lighthouses: the second point' }] },
  ]);
  expect(sections[3]?.items).toMatchObject([
    {
      title: 'A center opens',
      date: '2026-02-05',
      text: { html: 'A center opens, said from afar.' },
    },
    { title: 'A center closes', link: { label: 'Read more', href: '/about-us' } },
  ]);
  expect(indian.items[0].title).toBe('A centre opens');
  expect(cards).toContainEqual(expect.objectContaining({ title: 'Migration from afar' }));
  expect(text.title).toBe('Cookies of the small backend');
  expect(text.banner.html).toBe(cookieText.USA.banner.html);
  expect(menus.menus).toHaveLength(5);
  expect(menus.menus[0]).toMatchObject({
    id: 'business',
    columns: [
      { title: 'From afar', links: [{ label: 'Menu link 1 from afar', href: '/about-us' }] },
    ],
  });
  expect(menus.menubars.products).toHaveLength(3);
  expect(Object.keys(SMALL_BACKEND).sort()).toEqual(Object.values(API_CONTENT).sort());
});
