/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { LATE_SCRIPTS, paintedFirst, paintFirst } from './first-paint.ts';

const none = () => '';
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const LATE =
  /<script type="application\/json" id="[\w-]+">(.*?)<\/script><script>([\s\S]*?)<\/script>/;

type Added = Record<string, unknown>;

/** Runs the inline script of `html` as a browser would; gives what it asked for, and when. */
function run(html: string, hidden = false): { atOnce: Added[]; afterPaint: Added[] } {
  const added: Added[] = [];
  const waiting: (() => void)[] = [];
  const wait = (task: () => void) => waiting.push(task);
  const [, textContent, script = ''] = LATE.exec(html) ?? [];
  runInNewContext(script, {
    document: {
      hidden,
      getElementById: (id: string) => (id === LATE_SCRIPTS ? { textContent } : null),
      createElement: (name: string) => ({ name }),
      head: { append: (element: Added) => added.push(element) },
    },
    requestAnimationFrame: wait,
    setTimeout: wait,
  });
  const atOnce = [...added];
  while (waiting.length > 0) waiting.shift()?.();
  return { atOnce, afterPaint: added.slice(atOnce.length) };
}

describe('the scripts of a page', () => {
  const html = paintFirst(
    page(
      '<link rel="preload" as="script" fetchPriority="low" href="/a.js"/><link rel="preload" href="/island.js" as="script"/><script src="/a.js" async=""></script><script src="/old.js" noModule=""></script>',
      '<p>Words</p><script src="/b.js" async=""></script><script src="/a.js" async=""></script>',
    ),
    none,
  );

  it('are asked for after the paint, each once, and nothing else of it is lost', () => {
    const { atOnce, afterPaint } = run(html);
    expect(atOnce).toEqual([]);
    expect(afterPaint).toEqual([
      { name: 'script', async: true, src: '/a.js' },
      { name: 'script', async: true, src: '/b.js' },
      { name: 'link', rel: 'preload', as: 'script', href: '/island.js' },
    ]);
    expect(html.replace(LATE, '')).toBe(
      page('<script src="/old.js" noModule=""></script>', '<p>Words</p>'),
    );
  });

  it('come at once in a tab that is not painted', () => {
    expect(run(html, true).atOnce).toHaveLength(3);
  });

  it('stay out of the words: a script in a text is text', () => {
    const text = page(
      '',
      '<p>&lt;script src="/a.js" async=""&gt;</p><!-- <script src="/a.js" async></script> -->',
    );
    expect(paintFirst(text, none)).toBe(text);
  });
});

describe('the styles of a page', () => {
  it('stand in its head, and the file is only named for React', () => {
    const rulesOf = (href: string, words: Set<string>) => `/* ${href}: ${[...words].join()} */`;
    const html = page(
      '<link rel="stylesheet" href="/s.css" data-precedence="next"/>',
      '<p class="tab on">Words</p><noscript><link rel="stylesheet" href="/display.css"/></noscript>',
    );
    expect(paintFirst(html, rulesOf)).toBe(
      page(
        '<style>/* /s.css: tab,on */</style><link rel="stylesheet" href="/s.css" data-precedence="next" disabled=""/>',
        '<p class="tab on">Words</p><noscript><link rel="stylesheet" href="/display.css"/></noscript>',
      ),
    );
  });
});

it('a document that is cut short stops the build', () => {
  expect(() => paintFirst('<html><body><p>', none)).toThrow('</body>');
});

describe('the built pages', () => {
  let dist: string;
  beforeEach(() => {
    dist = mkdtempSync(join(tmpdir(), 'dist-'));
  });
  afterEach(() => rmSync(dist, { recursive: true }));

  it('carry the rules of their classes and of what scripts write; files are found from anywhere', async () => {
    mkdirSync(join(dist, 'static/chunks'), { recursive: true });
    writeFileSync(
      join(dist, 'static/chunks/s.css'),
      '@font-face{src:url(../media/f.woff2)}.here{top:0}.dialog{top:0}.elsewhere{top:0}',
    );
    writeFileSync(join(dist, 'static/chunks/a.js'), 'e.className="dialog"');
    const file = join(dist, 'page.html');
    const html = page(
      '<link rel="stylesheet" href="/_next/static/chunks/s.css" data-precedence="next"/>',
      '<p class="here"></p>',
    );
    async function* pages() {
      yield { region: 'USA' as const, page: '/home', file, html };
    }
    const [painted] = await Array.fromAsync(paintedFirst(dist, pages()));
    expect(painted?.html).toContain(
      '<style>@font-face{src:url(/_next/static/media/f.woff2)}.here{top:0}.dialog{top:0}</style>',
    );
    expect(readFileSync(file, 'utf8')).toBe(painted?.html);
  });
});
