/** What of a page read aloud may change with its words, and what may not. */
import { shapeOf } from './reading-shape.ts';

const READING = `- main:
  - region "Six plans of Acme, from $10":
    - heading "Six plans of Acme, from $10" [level=1]
    - paragraph: Acme costs $10.
    - list:
      - listitem:
        - heading "Free" [level=3]
        - paragraph:
          - 'link "Join Now : Free"':
            - /url: /plan/subscribe-Free
      - listitem:
        - text: Answers within a day
        - superscript:
          - link "Footnote 1"
    - term: Paper
    - definition: $12
    - term: Ink
    - definition: $3
    - button "Ask" [disabled]
`;

const changed = (from: string | RegExp, to: string) => shapeOf(READING.replace(from, to));

test('it is said in one line for each thing', () => {
  expect(shapeOf(READING)).toEqual([
    '  main',
    '    region …',
    '      heading … [level=1]',
    '      paragraph',
    '      list',
    '        listitem',
    '          heading … [level=3]',
    '          paragraph',
    '        listitem',
    '      term',
    '      definition',
    '      button … [disabled]',
  ]);
});

test.each([
  ['another price and brand', /Acme, from \$10/g, 'Bolt: "from" $11'],
  [
    'a link in a paragraph',
    'Acme costs $10.',
    '\n      - text: Costs\n      - link "$10":\n        - /url: /plan',
  ],
  ['one more paragraph', /^( *- paragraph: Acme.*\n)/m, '$1$1'],
  ['a row less', /.*Ink\n.*\$3\n/, ''],
  ['no footnote any more', /\n *- superscript:\n.*/, ''],
])('%s changes nothing', (_, from, to) => {
  expect(changed(from, to)).toEqual(shapeOf(READING));
});

test.each([
  ['a heading of another level', '[level=3]', '[level=4]'],
  ['a heading that is gone', /.*Free" \[level=3\]\n/, ''],
  ['a button without a name', 'button "Ask"', 'button'],
  ['a button that can be pressed', ' [disabled]', ''],
  ['a term without its definition', /.*definition: \$3\n/, ''],
  ['a list before its heading', /( *- heading "Six.*\n)( *- paragraph: Acme.*\n)/, '$2$1'],
])('%s is another shape', (_, from, to) => {
  expect(changed(from, to)).not.toEqual(shapeOf(READING));
});
