/** @jest-environment node */
import { readRules, wordsOf, writtenBy } from './used-rules.ts';

const rules = (css: string, page: string, scripts = '') =>
  readRules(css)(new Set(wordsOf(page)), writtenBy(new Set(wordsOf(scripts))));

describe('the rules of a page', () => {
  it.each([
    ['a class that it has', '.tab{color:red}'],
    ['no class', 'p,[data-js]>h1:hover{color:red}'],
    ['a name with signs in it', '.sm\\:w-1\\/2{width:50%}'],
    ['a class that something lacks', 'p:not(.other){color:red}'],
    ['a class that something may get', 'p:has(.other){color:red}'],
    ['one of several classes', ':is(.tab,.other){color:red}'],
  ])('stay when they ask for %s', (_what, css) => {
    expect(rules(css, 'class="tab sm:w-1/2"')).toBe(css);
  });

  it.each([
    ['a class that is not there', '.other{color:red}'],
    ['two classes of which one is missing', '.tab .other{color:red}'],
    ['a missing class, without weight', ':where(.other>*){color:red}'],
  ])('go when they ask for %s', (_what, css) => {
    expect(rules(css, 'class="tab"')).toBe('');
  });

  it('lose those of their selectors that match nothing', () => {
    expect(rules('.other,.tab,p{color:red}', 'tab')).toBe('.tab,p{color:red}');
  });

  it('keep their order, their layers and what moves', () => {
    const css =
      '@layer a,b;@layer b{.tab{color:red}@media print{.other{color:red}}}@keyframes in{0%{opacity:0}}@layer a{.tab{top:0}}';
    expect(rules(css, 'tab')).toBe(
      '@layer a,b;@layer b{.tab{color:red}}@keyframes in{0%{opacity:0}}@layer a{.tab{top:0}}',
    );
  });

  it('stay when a script may write their class, whole or put together', () => {
    const css = '.dialog{top:0}.button-danger{top:0}.buttons{top:0}';
    expect(rules(css, '', 'x={className:"dialog big"};y="button-"+z')).toBe(
      '.dialog{top:0}.button-danger{top:0}',
    );
  });

  it('are found anew for each page', () => {
    const of = readRules('.a{top:0}.b{top:0}');
    const rulesOf = (...words: string[]) => of(new Set(words), () => false);
    expect([rulesOf('a'), rulesOf('b'), rulesOf()]).toEqual(['.a{top:0}', '.b{top:0}', '']);
  });
});

describe('custom properties of a page', () => {
  it.each([
    ['a rule reads them', ':root{--line:red}p{color:var(--line)}', ''],
    [
      'another one that is read does',
      ':root{--line:red;--edge:1px solid var(--line)}p{border:var(--edge)}',
      '',
    ],
    ['an attribute of the page does', ':root{--line:red}', 'fill="var(--line)"'],
    ['what moves does', '@property --share{syntax:"<integer>"}p{transition:--share 1s}', ''],
    ['the size of a container does', ':root{--wide:1}@container style(--wide:1){p{top:0}}', ''],
  ])('stay when %s', (_what, css, page) => {
    expect(rules(css, page)).toBe(css);
  });

  it('stay when a script names them', () => {
    const css = ':root{--line:red;--edge:red}';
    expect(rules(css, '', 'e.style.color="var(--line)";f("--edge")')).toBe(css);
  });

  it('go when nothing reads them, and with them what only they have read', () => {
    const css =
      '@property --a{inherits:false}:root{--a:1;--b:var(--c);--c:var(--d);--d:2}p{top:0}.other{color:var(--a)}';
    expect(rules(css, 'tab')).toBe('p{top:0}');
  });
});
