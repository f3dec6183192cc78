/** What becomes of the elements that our pages are made of. */
import { toMarkdown } from './to-markdown.ts';

const HEAD = {
  title: 'Plans: "all"',
  description: 'Six plans',
  canonical: 'https://www.norvant.com/plan',
  edition: 'USA',
  language: 'en-US',
};
const WORDS = { drawing: 'Drawing', form: 'Fill in the form at' };

/** The Markdown of a main part, without its head. */
function read(main: string): string {
  const html = `<html><body><nav>Menu</nav><main id="content">${main}</main><footer>End</footer></body></html>`;
  return toMarkdown(html, HEAD, WORDS).replace(/^---\n[\s\S]*?\n---\n\n/, '');
}

test('the head says what the page is and where it stands, in YAML', () => {
  expect(toMarkdown('<main><h1>Plans</h1></main>', HEAD, WORDS)).toBe(`---
title: "Plans: \\"all\\""
description: "Six plans"
canonical: "https://www.norvant.com/plan"
edition: "USA"
language: "en-US"
---

# Plans
`);
});

test('a page without a main part is refused', () => {
  expect(() => toMarkdown('<body><p>x</p></body>', HEAD, WORDS)).toThrow('no <main>');
});

test.each<[what: string, html: string, markdown: string]>([
  [
    'a heading keeps its level, and its label follows it',
    '<p class="label mb-3">P.1 · Term</p><h2>Choose</h2><h3>More</h3>',
    '## Choose\n\n*P.1 · Term*\n\n### More',
  ],
  [
    'lines that only their style keeps apart are kept apart',
    '<h3><span>HRIS</span><span>Records</span></h3><h3><span aria-hidden="true">01</span><span>Cloud</span></h3>',
    '### HRIS: Records\n\n### Cloud',
  ],
  [
    'a figure stands beside what it measures',
    '<ul><li><p class="font-display"><span>98%</span><sup><a href="#note-1">1</a></sup></p><p>faster</p></li></ul>',
    '-   **98%**[^1] faster',
  ],
  [
    'a table keeps its rows, and an empty cell its place',
    '<table><caption>Prices</caption><thead><tr><td></td><th>Free</th></tr></thead><tbody><tr><th>A|B</th><td><span>$0</span><span>a month</span></td></tr></tbody></table>',
    'Prices\n\n|  | Free |\n| --- | --- |\n| A\\|B | $0 a month |',
  ],
  [
    'a list of parts with headings is no list of bullets, and a drawing follows its heading',
    '<ol><li><div role="img" aria-label="A clock"><p>12</p></div><h3>One</h3><p>Text</p></li></ol>',
    '### One\n\n*Drawing: A clock*\n\nText',
  ],
  ['a plain list stays one', '<ol><li>One</li><li>Two</li></ol>', '1.  One\n2.  Two'],
  [
    'terms have their descriptions beside them',
    '<dl><div><dt>Billed</dt><dd>Yearly</dd><dd>in May</dd></div></dl>',
    '-   **Billed**: Yearly · in May',
  ],
  [
    'links lead to full addresses',
    '<p><a href="#more">More</a><a href="/Company/Oil_&amp;_Gas">Oil<span class="sr-only">: gas</span></a></p>',
    '[More](https://www.norvant.com/plan#more) · [Oil: gas](https://www.norvant.com/Company/Oil_&_Gas)',
  ],
  [
    'footnotes stay with their figures',
    '<p>Fast<sup><a href="#note-2">2</a></sup>.</p><details><summary><h2>Notes</h2><span>two sources</span></summary><ol><li id="note-2"><span aria-hidden="true">2</span><p>Measured.</p></li></ol></details>',
    'Fast[^2].\n\n## Notes\n\n[^2]: Measured.',
  ],
  [
    'the forms of a section become one line that says where they are',
    '<section id="ask"><form><label>Name<input></label><button>Send</button></form><form></form></section>',
    '*Fill in the form at: <https://www.norvant.com/plan#ask>*',
  ],
  [
    'what is for scripts, for their absence or for a notice is left out',
    '<div class="js-only"><p>Next</p></div><p class="no-js-only">Off</p><div class="target-notice"><p>Not found</p></div><nav>Here</nav><div role="tablist"><a href="/x">x</a></div><p hidden>h</p><button>b</button><svg><text>t</text></svg><script>s</script><p>Kept</p>',
    'Kept',
  ],
  [
    'text is never read as markup',
    '<p>&lt;b&gt; 2 * 3 _x_ a &lt; b</p>',
    '\\<b> 2 \\* 3 \\_x\\_ a < b',
  ],
])('%s', (_, html, markdown) => {
  expect(read(html)).toBe(`${markdown}\n`);
});
