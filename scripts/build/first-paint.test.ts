/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { paintedFirst, paintFirst } from './first-paint.ts';
import { lateScriptsOf } from './late-scripts.ts';

const none = () => '';
const page = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`;

const LAST = /<script>((?:(?!<script>)[\s\S])*?)<\/script>(?=<\/body>)/;

type Added = Record<string, unknown>;

type Task = () => void;

/** Runs the inline script of `html` as a browser would; gives what it asked for, and when, and React's data. */
function run(html: string, hidden = false) {
  const added: Added[] = [];
  /** How many elements each task added. */
  const counts: number[] = [];
  const frames: Task[] = [];
  const tasks: Task[] = [];
  const runTasks = () => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const before = added.length;
      task();
      counts.push(added.length - before);
    }
  };
  const runFrame = () => {
    for (const each of frames.splice(0)) each();
    runTasks();
  };
  const self: { __next_f?: unknown[] } = {};
  runInNewContext(LAST.exec(html)?.[1] ?? '', {
    self,
    document: {
      hidden,
      createElement: (name: string) => ({ name }),
      head: { append: (element: Added) => added.push(element) },
    },
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    setTimeout: (task: (...args: unknown[]) => void, _ms: number, ...args: unknown[]) =>
      tasks.push(() => task(...args)),
  });
  // The first frame is on the screen when the second one begins.
  if (hidden) runTasks();
  else runFrame();
  const atOnce = [...added];
  runFrame();
  return { atOnce, afterPaint: added.slice(atOnce.length), counts, data: self.__next_f };
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
    expect(html.replace(LAST, '')).toBe(
      page('<script src="/old.js" noModule=""></script>', '<p>Words</p>'),
    );
  });

  it('are asked for one by one, so that a visitor who acts meanwhile need not wait for all', () => {
    expect(Math.max(...run(html).counts)).toBe(1);
  });

  it('are known to who weighs the page', () => {
    expect(lateScriptsOf(html)).toEqual({ scripts: ['/a.js', '/b.js'], preloads: ['/island.js'] });
    expect(lateScriptsOf(page(''))).toEqual({ scripts: [], preloads: [] });
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

describe('what React begins with', () => {
  const push = (value: unknown) => `<script>self.__next_f.push(${JSON.stringify(value)})</script>`;
  const begin = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

  it.each([
    ['quotes and lines', `1:["$","a",{"title":"it's"}]\n2:\r\n`],
    ['what means something in a template', '`$' + '{a}` \\n $ { \\` $' + '{'],
    ['what would end the script', '</SCRIPT><script><!-- \u2028'],
  ])('arrives as it was written, in one script: %s', (_what, text) => {
    const html = paintFirst(
      page('', `<p>${begin}</p>${push([1, text]).replaceAll('</S', '\\u003c/S')}`),
      none,
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(run(html).data).toEqual([[0], [1, text]]);
  });

  it('is left as it is when it is of another kind, and in the head', () => {
    const html = page('<script>first()</script>', push([3, 'AAA=']));
    expect(
      run(paintFirst(html.replace('<script>self', `${begin}<script>self`), none)).data,
    ).toEqual([[0], [3, 'AAA=']]);
    expect(paintFirst(html, none)).toContain('<head><script>first()</script></head>');
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
        '<style>/* /s.css: tab,on */</style><link rel="stylesheet" href="/s.css" data-precedence="next" type="text/plain" disabled=""/>',
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

  async function paint(file: string, html: string) {
    async function* pages() {
      yield { region: 'USA' as const, page: '/home', file, html };
    }
    const [painted] = await Array.fromAsync(paintedFirst(dist, pages()));
    return painted;
  }

  it('carry the rules of their classes and of what their own scripts write; files are found from anywhere', async () => {
    mkdirSync(join(dist, 'static/chunks'), { recursive: true });
    writeFileSync(
      join(dist, 'static/chunks/s.css'),
      '@font-face{src:url(../media/f.woff2)}.here{top:0}.tab{top:0}.step{top:0}.dialog{top:0}.elsewhere{top:0}',
    );
    writeFileSync(join(dist, 'static/chunks/own.js'), 'e.className="tab"');
    writeFileSync(join(dist, 'static/chunks/island.js'), 'e.className="step"');
    writeFileSync(join(dist, 'static/chunks/on-demand.js'), 'e.className="dialog"');
    const file = join(dist, 'page.html');
    const html = page(
      '<link rel="stylesheet" href="/_next/static/chunks/s.css" data-precedence="next"/><link rel="preload" as="script" href="/_next/static/chunks/island.js"/><script src="/_next/static/chunks/own.js" async></script>',
      '<p class="here"></p>',
    );
    const painted = await paint(file, html);
    expect(painted?.html).toContain(
      '<style>@font-face{src:url(/_next/static/media/f.woff2)}.here{top:0}.tab{top:0}.step{top:0}</style>',
    );
    expect(readFileSync(file, 'utf8')).toBe(painted?.html);
  });

  it('are in ASCII, where they lie too', async () => {
    const file = join(dist, 'page.html');
    const painted = await paint(file, page('', '<p>1 – 2</p>'));
    expect(painted?.html).toContain('<p>1 &#x2013; 2</p>');
    expect(readFileSync(file, 'utf8')).toBe(painted?.html);
  });
});
