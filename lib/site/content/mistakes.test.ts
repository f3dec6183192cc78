/**
 * A mistake in content stops the build, and its editor reads where it is and how to mend it.
 * Tried on copies of the real files; each line is the one that `npm run content` prints.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { tokens } from './brand.ts';
import { cookieText } from './site.ts';
import { checkWith, editContent, type Mistake, removeTestContent } from './test-content.ts';

const HRIS = 'pages/Products/HRIS.yaml';
const firstText = 'The fault is rarely in the software.';
const PREMIUM = tokens.USA.get('price:cori.premium') ?? '';
/** The first office, as it is written. */
const [DESK] = parse(readFileSync('content/site/offices.yaml', 'utf8'));
/** The old addresses of /contact-us. */
const TWINS = /twin: \[\/contact, .*\]/;
const text = (by: string): Mistake => ({ file: HRIS, replace: firstText, by });

afterAll(removeTestContent);

const MISTAKES: [string, Mistake, string][] = [
  [
    'a misspelt field',
    { file: HRIS, replace: 'label: B1.1', by: 'lable: B1.1' },
    'section "problem" › lable: unknown field. Did you mean "label"?',
  ],
  [
    'a missing field',
    { file: HRIS, replace: /\n {4}label: B1.1[^\n]*/, by: '' },
    'section "problem" › label: is missing. Add "label:" with text',
  ],
  [
    'an unknown section',
    { file: HRIS, replace: 'type: problem', by: 'type: problm' },
    'section "problem" › type: no "problm" exists. Did you mean "problem"?',
  ],
  [
    'a misspelt edition',
    { file: HRIS, replace: /\n {2}INDIA: /, by: '\n  INDA: ' },
    'description: unknown edition "INDA". Did you mean INDIA?',
  ],
  [
    'one edition alone',
    { file: 'site/brand.yaml', replace: /\n {2}INDIA: .*(?=\nrevision)/, by: '' },
    'mailDomain: only USA has a value here. Add "INDIA: …", or write the value without "USA:"',
  ],
  [
    'a title with a colon',
    {
      file: HRIS,
      replace: /heading: Pay by the month, or/,
      by: 'heading: Price: by the month, or',
    },
    'a colon with a space after it cannot stand in a bare text. Put the whole text in quotes: "…: …"',
  ],
  [
    'a list item with a colon',
    { file: HRIS, replace: '- Payroll gives a reason', by: '- Payroll: gives a reason' },
    'must be text, and is a group of fields. If the text has a colon, put the whole text in quotes: "…: …"',
  ],
  ['a script', text('<script>a()</script>'), 'markup not allowed here: <script>'],
  ['a handler', text('<em onclick="a()">x</em>'), 'markup not allowed here: onclick on <em>'],
  [
    'a link that leaves by another host',
    text('<a href="//evil.example">x</a>'),
    'markup not allowed here: href="//evil.example"',
  ],
  [
    'a dead link',
    { file: HRIS, replace: 'href: /contact-us?', by: 'href: /contact?' },
    'dead link /contact?topic=demo&product=hris#message: no page has the path "/contact". See content/site/routes.yaml',
  ],
  [
    'a dead link in a text',
    text('<a href="/Products/HRS">x</a>'),
    'dead link /Products/HRS: no page has the path "/Products/HRS". Did you mean "/Products/HRIS"?',
  ],
  [
    'a dead anchor of another page',
    { file: HRIS, replace: 'product=hris#message', by: 'product=hris#mesage' },
    'dead link /contact-us?topic=demo&product=hris#mesage: the page /contact-us has no place called "mesage". Did you mean "#message"?',
  ],
  [
    'a dead anchor in a menu',
    { file: 'site/navigation.yaml', replace: '#why-different', by: '#why-diferent' },
    'has no place called "why-diferent". Did you mean "#why-different"?',
  ],
  [
    'a figure without a claim',
    text('It makes you 45% faster.'),
    '"45% faster" promises a figure without its ground. Add a claim to content/site/claims.yaml and write {claim:its-id}',
  ],
  [
    'a price typed by hand',
    { file: HRIS, replace: 'price: "{price:cori.premium}"', by: `price: ${PREMIUM}` },
    `a price typed by hand: ${PREMIUM}. Write {price:cori.premium} (USA only)`,
  ],
  [
    'a price that the list does not have',
    text('It costs $12.37 per user.'),
    'a price typed by hand: "$12.37 per user". Add it to content/site/prices.yaml',
  ],
  [
    'a sum typed beside its price',
    text('They pay 85 × {price:cori.premium} × 12, or $10,200.'),
    'a sum typed by hand: $10,200. It would not follow the price. Add it to content/site/calculations.yaml and write {calculation:its-name.its-line}',
  ],
  [
    'a claim whose figure no longer follows',
    { file: 'site/claims.yaml', replace: '208 of 212', by: '198 of 212' },
    '"on-time-delivery" › figure: the figure 98% does not follow from "198 of 212", which makes 93%. Change one of the two, and the wording',
  ],
  [
    'an unknown price',
    text('It costs {price:cori.premum}.'),
    'unknown token {price:cori.premum}. Did you mean {price:cori.premium}?',
  ],
  [
    'an unknown fact',
    text('We are {fact:employes} people.'),
    'unknown token {fact:employes}. Did you mean {fact:employees}?',
  ],
  [
    'a text that contradicts a fact',
    text('Our 500 employees know it.'),
    '"Our 500 employees" contradicts the fact "employees": ',
  ],
  [
    'a word that nobody there says',
    text('They mended it.'),
    'nobody there says "mended". Write "fixed", or add the phrase to `except` in content/site/wording.yaml',
  ],
  [
    'a law of the other country',
    { file: HRIS, replace: 'Additions, deletions and dependants', by: 'Your HIPAA files' },
    '"HIPAA" is of the other country, USA. Write what there is in INDIA, or take the word out of content/site/country-words.yaml (INDIA only)',
  ],
  [
    'money of the other country',
    { file: HRIS, replace: 'Additions, deletions and dependants', by: 'A day lost is $240' },
    '"$" is of the other country, USA. Write what there is in INDIA,',
  ],
  [
    'a word of the other country that begins a sentence',
    text('Gratuity is due after five years.'),
    '"Gratuity" is of the other country, INDIA. Write what there is in USA,',
  ],
  [
    'an unknown claim',
    text('It is {claim:faster-delivry}.'),
    'no claim is called "faster-delivry". Did you mean "faster-delivery"?',
  ],
  [
    'a US spelling in text for INDIA alone',
    { file: HRIS, replace: 'Additions, deletions and dependants', by: 'Additions and labor' },
    '"labor" is not Indian spelling. Write "labour" (INDIA only)',
  ],
  [
    'an Indian spelling in text of the USA',
    text('The organisation pays.'),
    '"organisation" is not US spelling. Write "organization" (USA only)',
  ],
  [
    'an anchor that is there twice',
    { file: HRIS, replace: 'id: problem', by: 'id: plans' },
    '"plans" is there twice on this page. Choose another id',
  ],
  [
    'a description too short to be one',
    { file: HRIS, replace: /description:\n.*\n.*\n/, by: 'description: HRIS\n' },
    'description: has 4 characters. Write at least 70',
  ],
  [
    'a page that no route shows',
    { file: 'pages/Products/NEW.yaml', by: 'name: New' },
    'content/pages/Products/NEW.yaml: no route shows it. Add one to content/site/routes.yaml',
  ],
  [
    'a route without a page file',
    { file: 'site/routes.yaml', replace: /$/, by: '- { path: /new, page: /new, guarded: true }\n' },
    'content/pages/new.yaml: this file is missing',
  ],
  [
    'a parent that does not exist',
    { file: 'site/routes.yaml', replace: 'parent: /Products', by: 'parent: /Product' },
    '/Products/HRIS › parent: no route has the path /Product. Did you mean /Products?',
  ],
  [
    'what the scaffold wrote',
    text('Replace this by one paragraph.'),
    'is still what `npm run new` wrote. Write what visitors are to read',
  ],
  [
    'a page that says too little',
    { file: 'pages/Products/HRIS.yaml', replace: /^ {2}- type: problem\n[\s\S]*/m, by: '' },
    'words in all. Write at least 300, or "indexed: false" at /Products/HRIS in content/site/routes.yaml',
  ],
  [
    'a sentence that is there twice',
    text('Somebody at the US desk answers {promise:answer}, Monday to Friday, Eastern Time.'),
    'stands in content/pages/contact-us.yaml (sections.',
  ],
  [
    'opening hours that nobody can compute with',
    {
      file: 'site/offices.yaml',
      replace: `opens: "${DESK.hours.opens}"`,
      by: 'opens: "9"',
    },
    '› hours › opens: is "9"; it must be a time like "9:30 am"',
  ],
  [
    'offices that are counted by hand',
    text('Ask one of our six offices.'),
    '"our six offices" counts offices by hand. Write {offices}, or {offices:own} for those',
  ],
  [
    'opening hours that are typed by hand',
    text(`We answer from ${DESK.hours.opens} to ${DESK.hours.closes}.`),
    `"${DESK.hours.opens} to ${DESK.hours.closes}" types opening hours by hand. Write {hours:${DESK.id}.opens} to {hours:${DESK.id}.closes}, or {hours:desk}`,
  ],
  [
    'employees that are stated and counted',
    { file: 'site/facts.yaml', replace: /^employees:/m, by: 'employees:\n  words: "640"' },
    'employees: is counted: write `people` in content/site/offices.yaml, and here what contradicts it alone',
  ],
  [
    'an edition without an office',
    { file: 'site/offices.yaml', replace: /country: INDIA/g, by: 'country: USA' },
    'must have an office in each country: the first one is the desk of its edition',
  ],
  [
    'another cookie text of the same revision',
    { file: 'site/cookie-text.yaml', replace: 'no pixel', by: 'one pixel' },
    `fingerprint: the text is another than that of ${cookieText.USA.revision}. Write fingerprint: "`,
  ],
  [
    'a path that is there twice',
    { file: 'site/routes.yaml', replace: TWINS, by: 'twin: []\n  alias: [/home]' },
    '/contact-us › alias: /home is there twice. Capitals make no difference',
  ],
];

/** Every fourth one, since each reads a copy of the content; all of them in `npm run test:full`. */
const tried = MISTAKES.filter((_, index) => process.env.TEST_FULL || index % 4 === 0);

test.each(tried)('%s', async (_, mistake, message) => {
  const said = await checkWith(mistake);
  expect(said).toContain(message);
  expect(said).not.toMatch(/Invalid input|expected string|Error:/);
});

test('the command says it on the error output and fails, so that a build stops', () => {
  const cwd = editContent({ file: 'site/terms.yaml', replace: '- HRIS', by: '- [HRIS]' });
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('scripts/commands/check-content.ts')],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  expect(stderr).toContain('content/site/terms.yaml:2: entry 1: must be text');
  expect(status).toBe(1);
});
