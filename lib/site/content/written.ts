/** A YAML file with the place of everything in it, to say where something is wrong: slower to read than its values. */
import { isAlias, isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml';
import type { Region } from '../../platform/region/region.ts';
import { isChoice, isRegion, regionMistake } from './choice.ts';
import { ContentError, describePlace, type Problem } from './problem.ts';

export type Path = PropertyKey[];
export type Written = {
  /** Of both editions. */
  values: unknown;
  /** The line of the value at `path`; of what should hold it, when it is missing. */
  lineOf: (path: Path, region: Region) => number;
};

type Node = unknown;
type Pair = { key: Node; value: Node };

const keyOf = ({ key }: Pair) => (isScalar(key) ? String(key.value) : '');
const pairsOf = (node: Node) => (isMap(node) ? (node.items as Pair[]) : []);

/** What an editor is told of YAML that cannot be read. */
function explainSyntax({ code, message }: YAMLError): string {
  const first = message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '';
  if (code === 'BLOCK_AS_IMPLICIT_KEY' || /compact mapping|Nested mappings/.test(message))
    return 'a colon with a space after it cannot stand in a bare text. Put the whole text in quotes: "…: …"';
  if (code === 'DUPLICATE_KEY') return 'this field is there twice. Remove one of the two';
  if (code === 'TAB_AS_INDENT') return 'a tab starts this line. Use spaces';
  if (code === 'BAD_INDENT' || code === 'BAD_SCALAR_START')
    return `${first}. Compare the spaces at the start of the line with its neighbours, or put the text in quotes`;
  return `this is not YAML: ${first}`;
}

/** @throws ContentError when `text`, of `file`, is not YAML, or misspells an edition */
export function readWritten(file: string, text: string): Written {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, strict: true, uniqueKeys: true });
  const line = (node: Node) => lines.linePos((node as { range?: [number] })?.range?.[0] ?? 0).line;
  const wrong = document.errors.map((error) => ({
    file,
    line: error.linePos?.[0].line,
    reason: explainSyntax(error),
  }));
  // What follows the first mistake in YAML is mostly its echo.
  if (wrong.length > 0) throw new ContentError(wrong.slice(0, 1));
  const resolve = (node: Node): Node => (isAlias(node) ? node.resolve(document) : node);

  const mistakes: Problem[] = [];
  const whole: unknown = document.toJS();
  const look = (node: Node, path: Path): void => {
    const pairs = pairsOf(node);
    const reason = regionMistake(pairs.map(keyOf));
    if (reason) {
      const odd = pairs.find((pair) => !isRegion(keyOf(pair))) ?? pairs[0];
      mistakes.push({ file, line: line(odd?.key), where: describePlace(path, whole), reason });
    }
    for (const pair of pairs) look(pair.value, [...path, keyOf(pair)]);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) look(item, [...path, index]);
  };
  look(document.contents, []);
  if (mistakes.length > 0) throw new ContentError(mistakes);

  return {
    values: whole,
    lineOf(path, region) {
      let node: Node = document.contents;
      let at = 1;
      const enterChoice = () => {
        for (node = resolve(node); isChoice(pairsOf(node).map(keyOf)); node = resolve(node)) {
          const pair = pairsOf(node).find((each) => keyOf(each) === region);
          at = line(pair?.key);
          node = pair?.value;
        }
      };
      for (const step of path) {
        enterChoice();
        const pair = pairsOf(node).find((each) => keyOf(each) === String(step));
        const item = isSeq(node) ? node.items[Number(step)] : pair?.value;
        if (item === undefined) break;
        at = line(pair?.key ?? item);
        node = item;
      }
      enterChoice();
      return at;
    },
  };
}
