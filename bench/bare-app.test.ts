/** A bare app that holds something of the site would make every ratio too good. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findForeign } from './bare-app.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bare-'));
  mkdirSync(join(folder, '.next/server/app'), { recursive: true });
  put('app/page.js', 'export const text = "A bare page";');
  put('app/page.js.nft.json', '{"files":["../../../node_modules/next/index.js"]}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (file: string, text: string) => writeFileSync(join(folder, '.next/server', file), text);

test('an app of its own has nothing foreign', () => {
  expect(findForeign(folder)).toEqual([]);
});

test.each([
  ['the site’s database', 'chunk.js', 'require("@electric-sql/pglite")', 'code of the site'],
  ['the site’s words', 'page.html', '<title>Norvant</title>', 'code of the site'],
  ['instrumentation', 'instrumentation.js', '', 'is there'],
  ['a file outside', 'a.nft.json', '{"files":["../../../repository/lib/a.ts"]}', 'lies outside'],
])('%s is found', (_, file, text, problem) => {
  put(file, text);
  expect(findForeign(folder).join()).toContain(problem);
});
