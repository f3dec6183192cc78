/** Which menu is marked as active, by the real menus and routes. */
import { REGIONS } from '../../platform/region/region.ts';
import { activeMenu } from './active-menu.ts';
import { HOME } from './routes.ts';

describe.each(REGIONS)('in the edition %s', (region) => {
  test.each([
    ['/Products/HRIS', 'platforms'],
    ['/Products', 'platforms'],
    ['/Company', 'business'],
    ['/Company/Finance_&_Insurance', 'business'],
    // In both sets of sectors.
    ['/Company/Education', 'industries'],
    // Other menus link to a place on it; only All lists the page.
    ['/contact-us', 'all'],
    [HOME, undefined],
    ['/no-such-page', undefined],
  ])('%s belongs to %s', (path, menu) => {
    expect(activeMenu(path, region)).toBe(menu);
  });
});
