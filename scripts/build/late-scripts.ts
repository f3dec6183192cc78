/** The inline script at the end of a built page: what React begins with, then the request for the rest. */

/** What a page asks for once it has been painted, by address. */
export type LateScripts = { scripts: string[]; preloads: string[] };

/**
 * After the first frame is on the screen: a task that the second one's callback begins. A task of the
 * first may begin before it is, and shares the connection with the fonts. In a hidden tab, at once.
 */
const ASK_LATER = `(function(d,l){function add(n,a){var e=d.createElement(n);for(var k in a)e[k]=a[k];d.head.append(e)}
function ask(n,a){setTimeout(add,0,n,a)}
function go(){l.scripts.forEach(function(u){ask('script',{async:true,src:u})});
l.preloads.forEach(function(u){ask('link',{rel:'preload',as:'script',href:u})})}
if(d.hidden)go();else requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(go)})})})`;

/** The script that asks for `late`. */
export const askLater = (late: LateScripts) => `${ASK_LATER}(document,${JSON.stringify(late)})`;
const ASKED_LATER = /\}\)\(document,(\{"scripts":.*?\})\)<\/script>/;

/** What `paintFirst` made this page ask for late. */
export function lateScriptsOf(html: string): LateScripts {
  const data = ASKED_LATER.exec(html)?.[1];
  return data ? JSON.parse(data) : { scripts: [], preloads: [] };
}

const DATA = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/** React's data is full of quotes and of lines, which a template need not escape. */
export function shorten(script: string): string {
  const [, string] = DATA.exec(script) ?? [];
  if (string === undefined) return script;
  const inside = (JSON.parse(string) as string)
    .replace(/[\\`]|\$(?=\{)/g, '\\$&')
    .replaceAll('\r', '\\r')
    // No end of the script, no comment and no script inside of it.
    .replace(/<(?=[/!s])/gi, '<\\');
  return `self.__next_f.push([1,\`${inside}\`])`;
}
