import { runInNewContext } from 'node:vm';
import { parseDocument } from 'htmlparser2';
import { toAscii } from './ascii.ts';

const BEYOND = /[^\p{ASCII}]/u;

describe('a page in ASCII', () => {
  const signs = '· – ’ ₹ é 𝄞';

  it('reads the same in texts and attributes', () => {
    const page = (text: string) => `<p title="${text}">${text}</p><!-- ${text.length} -->`;
    expect(toAscii(page(signs))).not.toMatch(BEYOND);
    expect(parseDocument(toAscii(page(signs))).childNodes[0]).toMatchObject({
      attribs: { title: signs },
      children: [{ data: signs }],
    });
  });

  it('has scripts that do the same', () => {
    const html = toAscii(`<script>found = "${signs}" + \`${signs}\` + /^[–·]$/.test("·")</script>`);
    expect(html).not.toMatch(BEYOND);
    const context = { found: '' };
    runInNewContext(html.replace(/<.?script>/g, ''), context);
    expect(context.found).toBe(`${signs}${signs}true`);
  });

  it('has data that says the same', () => {
    const html = toAscii(`<script type="application/ld+json">{"name":"${signs}"}</script>`);
    expect(html).not.toMatch(BEYOND);
    expect(JSON.parse(html.replace(/<[^>]+>/g, ''))).toEqual({ name: signs });
  });

  it('has rules that style the same, whatever follows a sign', () => {
    expect(toAscii('<style>a:after{content:"→"}b:after{content:"→a 𝄞"}</style>')).toBe(
      '<style>a:after{content:"\\2192 "}b:after{content:"\\2192 a \\1d11e "}</style>',
    );
  });

  it('leaves alone what is ASCII already', () => {
    const html = '<style>a{}</style><p class="a">&amp; 1 &lt; 2</p><script>"\\u2013"</script>';
    expect(toAscii(html)).toBe(html);
  });

  it('goes on after a script and a style', () => {
    expect(toAscii('<script>"–"</script>–<style>/*–*/</style>–')).toBe(
      '<script>"\\u2013"</script>&#x2013;<style>/*\\2013 */</style>&#x2013;',
    );
  });
});
