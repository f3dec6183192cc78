/** The browser's tab: the brand, and what the page is in words. */
import { REGIONS } from '../../platform/region/region.ts';
import { getPage } from './pages.ts';
import { getRoute } from './routes.ts';
import { brand } from './site.ts';
import { tabTitle } from './tab-title.ts';

const { name } = brand.USA;
const byPath = (path: string) => tabTitle({ path, tab: 'path' }, 'Another name', 'USA');

test.each([
  ['/Company/Energy_&_Resources', 'Energy and Resources'],
  ['/Company/Food-Industry', 'Food Industry'],
  ['/Company/IT_Industry', 'IT Industry'],
  ['/Products/HRIS', 'HRIS'],
  ['/Products', 'Products'],
  ['/Solutions/Comprehensive Solutions', 'Comprehensive Solutions'],
  ['/Solutions/WhyChooseUs', 'Why Choose Us'],
  ['/whytop/RapidMarketEntry', 'Rapid Market Entry'],
  ['/contact-us', 'Contact us'],
])('the last segment of %s is "%s" in words', (path, words) => {
  expect(byPath(path)).toBe(`${name} | ${words}`);
});

test('a page whose last segment is no words says its name', () => {
  expect(tabTitle({ path: '/whatweare', tab: 'name' }, 'What we are', 'INDIA')).toBe(
    `${brand.INDIA.name} | What we are`,
  );
});

test.each([
  ['/home', 'Home'],
  ['/about-us', 'About us'],
  ['/brand/code', `${name} Code`],
  ['/plan/subscribe-3Free', 'Sign up: Basic, three years'],
  ['/plan/subscribe-3Enterprice', 'Sign up: Enterprise, three years'],
  ['/Service/BPO-IT', 'BPO for IT'],
  ['/security', 'Security policy'],
])('the tab of %s says "%s" in both editions', (page, words) => {
  for (const region of REGIONS)
    expect(tabTitle(getRoute(page), getPage(page, region).name, region)).toBe(`${name} | ${words}`);
});
