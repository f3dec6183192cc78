/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { compileAhead, compiledAhead } from './compile-ahead.ts';

const LIST = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push';
const CHUNK = `${LIST}(["object"==typeof document?document.currentScript:void 0,11,(e,t)=>{t.exports="a => {b}"},12,function(e,t){t.exports=[1,(x)=>x]},13,e=>{"use strict";e.i(11)}]);`;

/** What the modules of `script` are, by number, when a browser runs it. */
function modulesOf(script: string): Map<unknown, (context: object, module: object) => void> {
  const lists: unknown[][] = [];
  runInNewContext(script, { TURBOPACK: lists });
  const [[, ...list] = []] = lists;
  return new Map(
    list.flatMap((entry, index) =>
      typeof entry === 'function' ? [[list[index - 1], entry as () => void]] : [],
    ),
  );
}

describe('a script of modules', () => {
  const text = compiledAhead(CHUNK);

  it('has each of them in parentheses, and nothing inside of them', () => {
    expect(text).toBe(
      `${LIST}(["object"==typeof document?document.currentScript:void 0,11,((e,t)=>{t.exports="a => {b}"}),12,(function(e,t){t.exports=[1,(x)=>x]}),13,(e=>{"use strict";e.i(11)})]);`,
    );
  });

  it('gives the same modules', () => {
    const modules = modulesOf(text);
    expect([...modules.keys()]).toEqual([11, 12, 13]);
    const module = { exports: '' };
    modules.get(11)?.({}, module);
    expect(module.exports).toBe('a => {b}');
  });
});

it.each([
  ['the runtime', '(()=>{let e=globalThis.TURBOPACK;e.push(["a",()=>{}])})();'],
  ['a call without a list', 'start(()=>{});'],
  ['what does not call', '"use strict";let a=[()=>{}];'],
  ['nothing', ''],
])('%s stays as it is', (_what, script) => {
  expect(compiledAhead(script)).toBe(script);
});

describe('the scripts of a build', () => {
  let dist: string;
  const at = (name: string) => join(dist, 'static/chunks', name);
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'));
    mkdirSync(join(dist, 'static/chunks'), { recursive: true });
    writeFileSync(at('runtime.js'), 'start();');
    writeFileSync(at('rules.css'), 'a{}');
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('are rewritten where they lie', () => {
    writeFileSync(at('chunk.js'), CHUNK);
    expect(compileAhead(dist)).toEqual([]);
    expect(readFileSync(at('chunk.js'), 'utf8')).toBe(compiledAhead(CHUNK));
    expect(readFileSync(at('runtime.js'), 'utf8')).toBe('start();');
  });

  it('stop it when none of them is what Turbopack made so far', () => {
    expect(compileAhead(dist)).toEqual([
      `${join(dist, 'static/chunks')}: no script is a list of modules as Turbopack makes it`,
    ]);
  });
});
