/** A mistake in content stops the build and says where it is. Tried on copies of the real files. */
import { checkWith, removeTestContent } from './test-content.ts';

const HRIS = 'pages/Products/HRIS.yaml';
const firstText = 'The fault is rarely in the software.';

afterAll(removeTestContent);

test.each([
  [
    'a misspelt key',
    { file: HRIS, replace: 'label: B1.1', by: 'lable: B1.1' },
    [
      `content/${HRIS}: sections.1: Unrecognized key: "lable"`,
      `content/${HRIS}: sections.1.label: `,
    ],
  ],
  [
    'an unknown section',
    { file: HRIS, replace: 'type: problem', by: 'type: trouble' },
    [`content/${HRIS}: sections.1.type: `],
  ],
  [
    'a script',
    { file: HRIS, replace: firstText, by: '<script>a()</script>' },
    [`content/${HRIS}: sections.1.paragraphs.1: markup not allowed here: <script>`],
  ],
  [
    'a handler',
    { file: HRIS, replace: firstText, by: '<em onclick="a()">x</em>' },
    [`content/${HRIS}: sections.1.paragraphs.1: markup not allowed here: onclick on <em>`],
  ],
  [
    'a link that leaves by another host',
    { file: HRIS, replace: firstText, by: '<a href="//evil.example">x</a>' },
    [`content/${HRIS}: sections.1.paragraphs.1: markup not allowed here: href="//evil.example"`],
  ],
  [
    'an unknown claim',
    { file: HRIS, replace: firstText, by: 'It is {claim:quicker}.' },
    [
      `content/${HRIS}: claim "quicker" is not in content/site/claims.yaml (USA)`,
      `content/${HRIS}: claim "quicker" is not in content/site/claims.yaml (INDIA)`,
    ],
  ],
  [
    'an expired claim',
    { file: 'site/claims.yaml', replace: 'review: 2027-06-30', by: 'review: 2020-01-31' },
    [
      'content/site/claims.yaml: faster-delivery.review: was due on 2020-01-31; ask Head of delivery',
    ],
  ],
  [
    'a description too short to be one',
    { file: HRIS, replace: /description:\n.*\n.*\n/, by: 'description: HRIS\n' },
    [`content/${HRIS}: description: Too small`],
  ],
  [
    'a script that would run without being asked for',
    {
      file: 'site/scripts.yaml',
      replace: /\[\]\n$/,
      by: '- { id: a, category: necessary, setBy: A, src: /a.js, cookies: [] }',
    },
    ['content/site/scripts.yaml: 0.category: one of performance, marketing,'],
  ],
  [
    'a script that would travel in the clear',
    {
      file: 'site/scripts.yaml',
      replace: /\[\]\n$/,
      by: '- { id: a, category: marketing, setBy: A, src: "http://a.example/a.js", cookies: [] }',
    },
    ['content/site/scripts.yaml: 0.src: a path on this site or an https address'],
  ],
  [
    'an origin that opens the policy further than it says',
    {
      file: 'site/scripts.yaml',
      replace: /\[\]\n$/,
      by: '- { id: a, category: marketing, setBy: A, src: /a.js, origins: { connect: ["https://a.example; x"] }, cookies: [] }',
    },
    ['content/site/scripts.yaml: 0.origins.connect.0: an origin: https://host, without a path'],
  ],
  [
    'a cookie that is listed twice',
    {
      file: 'site/scripts.yaml',
      replace: /\[\]\n$/,
      by: '- { id: a, category: marketing, setBy: A, src: /a.js, cookies: [{ name: theme, purpose: A, lifetime: A }] }',
    },
    ['content/site/cookies.yaml: cookie theme is there twice (USA)'],
  ],
  [
    'a page that no route shows',
    { file: 'pages/Products/NEW.yaml', by: 'name: New' },
    ['content/pages/Products/NEW.yaml: (file): no route in content/site/routes.yaml shows it'],
  ],
  [
    'a route without a page',
    { file: 'site/routes.yaml', replace: /$/, by: '- { path: /new, page: /new, guarded: true }\n' },
    ['content/pages/new.yaml: (file): Error: ENOENT'],
  ],
  [
    'a path that is there twice',
    { file: 'site/routes.yaml', replace: '[/contact, /contactus]', by: '[]\n  alias: [/home]' },
    ['content/site/routes.yaml: /home is there twice'],
  ],
])('%s', (_, mistake, messages) => {
  const { code, said } = checkWith(mistake);
  for (const message of messages) expect(said).toContain(message);
  expect(code).toBe(1);
});

test('without a mistake the check passes', () => {
  const { code, said } = checkWith({
    file: HRIS,
    replace: firstText,
    by: 'The fault is elsewhere.',
  });
  expect(said).toContain('All content is well formed.');
  expect(code).toBe(0);
});
