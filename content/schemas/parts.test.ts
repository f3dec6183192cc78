/** What a writer may write: a little markup, and nothing that could run or leave the site. */
import { assert, property, string } from 'fast-check';
import { anchor, figure, link, plain, rich } from './parts.ts';

describe('running text', () => {
  const text = rich();

  test.each([
    ['plain words', 'Six modules.'],
    ['emphasis', '<strong>Six</strong> <em>modules</em>'],
    ['code and abbreviations', '<code>a.ts</code> <abbr title="Human resources">HR</abbr>'],
    ['a link within the site', '<a href="/Products#plans">Plans</a>'],
    ['a link within the page', '<a href="#plans">Plans</a>'],
    ['mail', '<a href="mailto:a@example.com">Write</a>'],
    ['telephone', '<a href="tel:+16175550142">Call</a>'],
    ['another site', '<a href="https://example.com/">There</a>'],
  ])('may hold %s', (_, source) => {
    expect(text.parse(source)).toEqual({ html: source });
  });

  test.each([
    ['a script', '<script>alert(1)</script>', '<script>'],
    ['a style', '<style>p{}</style>', '<style>'],
    ['a picture', '<img src="x" alt="">', '<img>'],
    ['a drawing', '<svg><path d="M0 0"/></svg>', '<svg>'],
    ['a frame', '<iframe src="/"></iframe>', '<iframe>'],
    ['a heading', '<h2>Six</h2>', '<h2>'],
    ['a component', '<Hero />', '<hero>'],
    ['a handler', '<strong onclick="a()">Six</strong>', 'onclick on <strong>'],
    ['a handler in capitals', '<em ONMOUSEOVER=a()>Six</em>', 'onmouseover on <em>'],
    ['a class', '<em class="big">Six</em>', 'class on <em>'],
    ['an inline style', '<em style="color:red">Six</em>', 'style on <em>'],
    ['an id', '<em id="six">Six</em>', 'id on <em>'],
    ['a target', '<a href="/" target="_blank">Six</a>', 'target on <a>'],
    ['a script in a link', '<a href="javascript:alert(1)">Six</a>', 'href="javascript:alert(1)"'],
    ['a hidden script in a link', '<a href=" java&#9;script:alert(1)">Six</a>', 'href='],
    ['data in a link', '<a href="data:text/html,x">Six</a>', 'href='],
    ['http', '<a href="http://example.com">Six</a>', 'href="http://example.com"'],
    ['another host', '<a href="//example.com">Six</a>', 'href="//example.com"'],
    ['another host by a backslash', '<a href="/\\example.com">Six</a>', 'href="/\\example.com"'],
    ['another host by a tab', '<a href="/\t/example.com">Six</a>', 'href='],
    ['a link to nowhere', '<a>Six</a>', 'href="undefined"'],
    [
      'a claim in an attribute',
      '<abbr title="{claim:fast}">Six</abbr>',
      'a claim in title on <abbr>',
    ],
  ])('may not hold %s', (_, source, found) => {
    const result = text.safeParse(source);
    expect(result.success).toBe(false);
    expect(result.error?.issues[0]?.message).toContain(`markup not allowed here: `);
    expect(result.error?.issues[0]?.message).toContain(found);
  });

  test('what it lets through holds no tag but the allowed ones, whatever comes in', () => {
    assert(
      property(string({ unit: 'binary', minLength: 1 }), string(), (before, after) => {
        const result = text.safeParse(`${before}<${after}`);
        const tags = [...(result.data?.html.matchAll(/<\/?([^\s>/]*)/g) ?? [])].map(
          ([, tag]) => tag,
        );
        for (const tag of tags) expect(['strong', 'em', 'abbr', 'code', 'br', 'a']).toContain(tag);
      }),
    );
  });

  test('has a greatest length', () => {
    expect(rich(5).safeParse('123456').success).toBe(false);
    expect(rich(5).safeParse(' 12345 ').success).toBe(true);
    expect(rich(5).safeParse('   ').success).toBe(false);
  });
});

describe('a line of text', () => {
  test.each(['a < b', '<b>', 'x>', '', '   ', '1234567'])('may not be %p', (value) => {
    expect(plain(6).safeParse(value).success).toBe(false);
  });
  test('is trimmed', () => {
    expect(plain(6).parse(' a & b ')).toBe('a & b');
  });
});

describe('a link', () => {
  test.each(['/', '/Products/HRIS#parts', '#story'])('may lead to %s', (href) => {
    expect(link.safeParse({ label: 'Open', href }).success).toBe(true);
  });
  test.each([
    'https://example.com',
    '//example.com',
    '/\\example.com',
    'Products',
    'javascript:a()',
    '',
    ' /a',
  ])('may not lead to %p', (href) => {
    expect(link.safeParse({ label: 'Open', href }).success).toBe(false);
  });
  test('has no misspelt key', () => {
    expect(link.safeParse({ label: 'Open', href: '/', herf: '/' }).success).toBe(false);
  });
});

test('an anchor is lower case, digits and hyphens, and starts with a letter', () => {
  for (const name of ['plans', 'role-ceo', 'a1']) expect(anchor.safeParse(name).success).toBe(true);
  for (const name of ['Plans', '1a', 'a b', 'a_b', '-a', '', 'a"b'])
    expect(anchor.safeParse(name).success).toBe(false);
});

test('a figure is a claim or a count, never both', () => {
  expect(figure.safeParse({ claim: 'fast', label: 'faster' }).success).toBe(true);
  expect(figure.safeParse({ figure: '6', label: 'modules' }).success).toBe(true);
  expect(figure.safeParse({ claim: 'fast', figure: '98%', label: 'faster' }).success).toBe(false);
  expect(figure.safeParse({ label: 'modules' }).success).toBe(false);
});
