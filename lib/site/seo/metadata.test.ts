/** What search engines are told: titles, addresses, the other edition. */

import { originOf } from '../../platform/region/origins.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { pageHead } from '../content/page-head.ts';
import { getPage } from '../content/pages.ts';
import { routes } from '../content/routes.ts';
import { brand } from '../content/site.ts';
import { absoluteUrl, pageMetadata } from './metadata.ts';

const NAME = brand.USA.name;

test('an address is encoded once and has no slash twice', () => {
  expect(absoluteUrl('INDIA', '/Company/Energy_&_Resources')).toBe(
    `${originOf('INDIA')}/Company/Energy_&_Resources`,
  );
  expect(absoluteUrl('USA', '/a b')).toBe(`${originOf('USA')}/a%20b`);
});

describe.each(REGIONS)('in the edition %s', (region) => {
  const all = routes.map((route) => ({ route, data: pageMetadata(route.page, region) }));

  test.each(all)('$route.page names itself and both editions', ({ route, data }) => {
    const usa = absoluteUrl('USA', route.path);
    const india = absoluteUrl('INDIA', route.path);
    expect(data.alternates).toMatchObject({
      canonical: region === 'USA' ? usa : india,
      languages: { 'en-US': usa, 'en-IN': india, 'x-default': usa },
    });
    expect(data.title).toMatch(new RegExp(`^${NAME} \\| \\S`));
    expect(data.openGraph).toMatchObject({
      title: pageHead(getPage(route.page, region)).title,
      url: data.alternates?.canonical,
    });
  });

  test('no title and no description is there twice', () => {
    for (const field of ['title', 'description'] as const) {
      const values = all.map(({ data }) => data[field]);
      expect(new Set(values).size).toBe(values.length);
    }
  });
});
