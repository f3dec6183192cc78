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
  '/USA/figures',
  '/USA/whytop/CostEffectiveAndEfficient',
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
const OF_ALL_PAGES = ['/search-index/USA', '/edition-files/USA/sitemap.xml'];

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

test('the name of an overview is on the page of a missing page', () => {
  expect(changedBy('pages/Products.yaml', /^name: /m, 'name: Look at ')).toContain('/USA/404');
});

test('a price changes what quotes it, and the drawing of what it comes to', () => {
  const enterprise = changedBy('site/prices.yaml', /(enterprise: \{ USA: )\d+/, '$119');
  expect(enterprise).toContain('/USA/Products/PAY');
  for (const path of ['/INDIA/Products/PAY', '/USA/contact-us', '/USA/404', '/print.css'])
    expect(enterprise).not.toContain(path);
  const code = changedBy('site/prices.yaml', /(team: \{ USA: \[)\d+/, '$14900000');
  expect(code).toContain('/USA/whytop/CostEffectiveAndEfficient');
});

test('a claim is on the pages that cite it, and in the ledger', () => {
  const found = changedBy('site/claims.yaml', /( {2}wording: "?)/, '$1Look at ');
  expect(found).toContain('/USA/figures');
  expect(found).not.toContain('/USA/contact-us');
});

test('a mail is on no page', () => {
  expect(changedBy('mail/desk-answer.txt', /$/, '\nLook.\n')).toEqual([]);
});
