/** A page.tsx that was copied shows the page that it was copied from, unless somebody says so. */
import { checkRoutes, misnamed } from './routes.ts';

test.each([
  ['/cookies', "createPage('/cookies')", undefined],
  ['/Products/[product]', "createPage('/Products/[product]')", undefined],
  [
    '/cookies',
    "createPage('/display')",
    "shows the page of /display. Write createPage('/cookies')",
  ],
  [
    '/cookies',
    'export default Page',
    "does not say which page it shows. Write createPage('/cookies')",
  ],
])('%s with %s', (folder, text, said) => {
  expect(misnamed(folder, text)).toBe(said);
});

test('every page.tsx of the site names its own folder', () => {
  expect(checkRoutes()).toEqual([]);
});
