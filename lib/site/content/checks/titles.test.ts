/** Titles that no reader could use are refused, each with its reason. */
import { formatProblem } from '../problem.ts';
import { type Route, routes } from '../routes.ts';
import { type PageEntry, readCorpus } from './corpus.ts';
import { checkTitles } from './titles.ts';

/** What is wrong with the last segment as a title, by the folder of the page. */
const SEGMENTS: Record<string, string> = {
  '/whatweare': '"Whatweare" is no word',
  '/whytop': '"Whytop" is no word',
  '/plan/subscribe-Enterprice': '"Enterprice" is no word',
  '/plan/subscribe-3Free': '"3Free" is no word',
  '/whytop/SecuredandCompliantEnvironment': '"Securedand" is no word',
  '/whytop/FutureReadyandTechnologyIndependent': '"Readyand" is no word',
  '/brand/helps-to-protect-ip-ceo': '"ip" is no word',
  '/brand/code': 'is no word',
  '/home': 'is no word',
  '/story/leaving-the-old-erp': '"erp" is no word',
  '/Careers/web-developer-1': '"1" is no word',
  '/Solutions': 'another page says the same',
};
/** The same for a name that an editor might write. */
const NAMES: Record<string, [name: string, reason: string]> = {
  '/about-us': ['aboutus', 'that is no name that people use'],
  '/help': ['Oil_and_Gas', 'that is no name that people use'],
  '/support': ['Web Developer 1', 'that is no name that people use'],
  '/report': ['What a long name '.repeat(4), 'no more than 60 characters are shown'],
};

const corpus = readCorpus(routes, (problem) => {
  throw new Error(formatProblem(problem));
});

function broken(page: PageEntry): PageEntry {
  const folder = page.route.page;
  const given = (tab: Route['tab']) => ({ ...page.route, tab });
  if (folder in SEGMENTS || folder === '/Service/Solutions')
    return { ...page, route: given('path') };
  const [name] = NAMES[folder] ?? [];
  return name ? { ...page, route: given('name'), value: { ...page.value, name } } : page;
}

test('no title of the site is refused, in either edition', () => {
  expect(new Set(corpus.pages.map(({ region }) => region)).size).toBe(2);
  expect(checkTitles(corpus)).toEqual([]);
});

describe('in a copy with many mistakes', () => {
  const lines = checkTitles({ ...corpus, pages: corpus.pages.map(broken) }).map(formatProblem);
  const saidOf = (folder: string) => lines.filter((line) => line.includes(`pages${folder}.yaml:`));

  test.each(Object.entries(SEGMENTS))(
    'the segment of %s is refused in both editions: %s',
    (...of) => {
      const [folder, reason] = of;
      expect(saidOf(folder)).toEqual(Array(2).fill(expect.stringContaining(reason)));
      for (const line of saidOf(folder))
        expect(line).toMatch(/ Write "tab: name" at \/.* in content\/site\/routes\.yaml/);
    },
  );

  test.each(Object.entries(NAMES))('the name of %s is refused: %s', (folder, [, reason]) => {
    expect(saidOf(folder)).toEqual(
      Array(2).fill(expect.stringContaining(`${reason}. Write another name`)),
    );
  });

  test('nothing else is', () => {
    expect(lines).toHaveLength(2 * Object.keys({ ...SEGMENTS, ...NAMES }).length);
  });
});

test('a spelling of the other edition is refused there', () => {
  const pages = corpus.pages.map((page) =>
    page.route.page === '/Company/Non_Profit_Organizations'
      ? { ...page, route: { ...page.route, tab: 'path' as const } }
      : page,
  );
  expect(checkTitles({ ...corpus, pages }).map(formatProblem)).toEqual([
    expect.stringContaining('"Organizations" is'),
  ]);
});
