/**
 * Looks at a form that is posted to a page before Next does. There a body without its boundary or its end,
 * or an action that no page of this build has, is an error that costs as much as an honest form.
 */
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { MOST_FIELDS, parseMultipart } from '../security/body.ts';
import { peek } from './body-stream.ts';

const LONGEST_NAME = 100;

/** What React puts into a form besides its fields: its action, and the state that it had before. */
const ACTION = '$ACTION';
const REFERENCE = /^\$ACTION_REF_(\d{1,3})$/;
const REFERRED = /^\{"id":"([0-9a-f]+)","bound":"\$@1"\}$/;
/** [{ values: { modules: ['HRIS'] } }], and one more. */
const DEEPEST_STATE = 5;

/** @returns the ids of the server actions of the build in the folder `dist` */
export function readActions(dist: string): ReadonlySet<string> {
  const file = join(dist, 'server/server-reference-manifest.json');
  return new Set(Object.keys(JSON.parse(readFileSync(file, 'utf8')).node));
}

/** Is `value` JSON and no more? React reads references, maps and files out of strings after a `$`. */
function isPlain(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return /^(?!\$)|^\$(?:\$|undefined$)/.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((item) => isPlain(item, depth - 1));
}

/** Is `text` the one state that an action is given besides the form? */
function isState(text: unknown): boolean {
  try {
    const bound: unknown = JSON.parse(String(text));
    return Array.isArray(bound) && bound.length === 1 && isPlain(bound, DEEPEST_STATE);
  } catch {
    return false;
  }
}

/** Does `form` name one of `actions`, as React does, and nothing else in React's own names? */
function hasAction(form: FormData, actions: ReadonlySet<string>): boolean {
  const names = [...form.keys()].filter((name) => name.startsWith(ACTION));
  const [, number] = names.map((name) => REFERENCE.exec(name)).find((found) => found) ?? [];
  const [head, state] = [`${ACTION}_${number}:0`, `${ACTION}_${number}:1`];
  const own = new Set([`${ACTION}_REF_${number}`, head, state, `${ACTION}_KEY`]);
  if (new Set(names).size < names.length || !names.every((name) => own.has(name))) return false;
  const [, id = ''] = REFERRED.exec(String(form.get(head))) ?? [];
  return actions.has(id) && isState(form.get(state));
}

/**
 * Waits for the body of `request`, which is at most as long as body-limit.ts lets it be, and leaves it there.
 * @param actions of the build
 * @returns whether it is a form as a page of this build sends it
 */
export async function isOwnForm(
  request: IncomingMessage,
  actions: ReadonlySet<string>,
): Promise<boolean> {
  const body = await peek(request);
  try {
    const form = await parseMultipart(body, request.headers['content-type'] ?? '');
    const names = [...form.keys()];
    return (
      names.length <= MOST_FIELDS &&
      names.every((name) => name.length <= LONGEST_NAME) &&
      hasAction(form, actions)
    );
  } catch {
    return false;
  }
}
