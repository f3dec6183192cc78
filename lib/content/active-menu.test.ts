/** Which menu is marked as active, by the real menus and routes. */
import { readFileSync } from 'node:fs';
import { REGIONS } from '../region/region.ts';
import { activeMenu } from './active-menu.ts';
import { HOME } from './routes.ts';
import { navigation } from './site.ts';

describe.each(REGIONS)('in the edition %s', (region) => {
  test.each([
    ['/Products/HRIS', 'platforms'],
    ['/Products', 'platforms'],
    // Other menus link to a place on it; only All lists the page.
    ['/contact-us', 'all'],
    [HOME, undefined],
    ['/no-such-page', undefined],
  ])('%s belongs to %s', (path, menu) => {
    expect(activeMenu(path, region)).toBe(menu);
  });

  test('the stylesheet marks each menu by its id', () => {
    const css = readFileSync('app/styles/current-page.css', 'utf8');
    for (const { id } of navigation[region].menus)
      expect(css).toContain(`[data-menu="${id}"]) [popovertarget="menu-${id}"]`);
  });
});
