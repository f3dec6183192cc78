/** @jest-environment node */
/** Which paths follow from which words: what a publication makes anew. */
import { editContent, removeTestContent } from '../../lib/site/content/test-content.ts';
import { hashInputs } from './inputs.ts';

const PATHS = [
  '/USA/Products/PAY',
  '/INDIA/Products/PAY',
  '/USA/home',
  '/USA/home/missing',
  '/USA/404',
  '/USA/Products',
  '/USA/contact-us',
  '/USA/Solutions/Comprehensive Solutions',
  '/pictures/USA/Products-PAY.png',
  '/brochures/USA/PAY.pdf',
  '/search-index/USA',
  '/edition-files/USA/sitemap.xml',
  '/print.css',
];
const before = hashInputs(process.cwd(), PATHS);

/** The paths that have other inputs after an edit. */
function changedBy(file: string, replace: RegExp, by: string): string[] {
  const home = process.cwd();
  const root = editContent({ file, replace, by, amongAll: true });
  try {
    process.chdir(root);
    const after = hashInputs(root, PATHS);
    return PATHS.filter((path) => after[path] !== before[path]);
  } finally {
    process.chdir(home);
  }
}
afterAll(removeTestContent);

/** What tells of every page. */
const OF_ALL_PAGES = ['/USA/404', '/search-index/USA', '/edition-files/USA/sitemap.xml'];

test('a sentence of one edition is on its page, in its brochure, and in what tells of all pages', () => {
  const found = changedBy('pages/Products/PAY.yaml', /(text:\n +USA: )/, '$1Look. ');
  expect(found.sort()).toEqual(
    ['/USA/Products/PAY', '/brochures/USA/PAY.pdf', ...OF_ALL_PAGES].sort(),
  );
});

test('the heading of a page is in its picture and on the pages that list it', () => {
  const found = changedBy('pages/Products/PAY.yaml', /( heading: )(?=\S)/, '$1Look. ');
  expect(found).toEqual(expect.arrayContaining(['/pictures/USA/Products-PAY.png']));
  expect(found).not.toContain('/USA/contact-us');
});

test('the homepage with a notice is made of the words of the homepage', () => {
  const found = changedBy('pages/home.yaml', /( text: )(?=[A-Z])/, '$1Look. ');
  expect(found).toEqual(expect.arrayContaining(['/USA/home', '/USA/home/missing']));
});

test('what stands on every page changes all but pictures', () => {
  const found = changedBy('site/terms.yaml', /$/, '\n# Looked at.\n');
  expect(found).toEqual(PATHS.filter((path) => !path.startsWith('/pictures/')));
});

test('a mail is on no page', () => {
  expect(changedBy('mail/desk-answer.txt', /$/, '\nLook.\n')).toEqual([]);
});
