/** Attack 11: the endpoint of pictures gives the site's own and nothing else. */

import { route } from '@/lib/platform/api/route';
import { siteImage } from '@/lib/site/seo/endpoints/site-image';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { readBuiltFile } from '../../platform/files/built-file.ts';
import { picturePaths } from '../content/picture-path.ts';

const { GET } = route(siteImage);

jest.mock('../../platform/files/built-file.ts');

/** As Next gives a path: its parts, decoded. */
const ask = (...path: string[]) =>
  GET(testRequest('/api/v1/image/x'), { params: Promise.resolve({ path }) });

test.each([
  [['..', '..', '..', 'package.json']],
  [['../../../package.json']],
  [['..\\..\\.env']],
  [['%2e%2e%2fpackage.json']],
  [['icon.svg\0.png']],
  [['icon.SVG']],
  [['', 'etc', 'passwd']],
  [['constructor']],
  [['pictures', 'USA', 'Products-NONE.png']],
  [['pictures', 'USA', '..', 'USA', 'Products-HRIS.png']],
  [['pictures', 'USA/Products-HRIS.png', '']],
  [['a', 'b', 'c', 'd', 'e']],
  [[]],
])('%j is no picture', async (path) => {
  expect((await ask(...path)).status).toBe(404);
  expect(readBuiltFile).not.toHaveBeenCalled();
});

test('the mark is one', async () => {
  const answer = await ask('icon.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
  expect(await answer.text()).toContain('<svg');
});

test('each picture of a page is one, by the path that the page names', async () => {
  jest.mocked(readBuiltFile).mockResolvedValue(Buffer.from('picture'));
  for (const path of picturePaths()) {
    const answer = await ask(...path.slice(1).split('/'));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(readBuiltFile).toHaveBeenLastCalledWith(path);
  }
});
