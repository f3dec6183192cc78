/**
 * A right input for every endpoint, by its method and path, from the `testing/good-inputs.ts` of the folders that have
 * endpoints. One that takes something and has no entry fails the contract test, by name.
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { EndpointDescription } from '../../../platform/api/endpoint-description.ts';
import type { GoodInput, GoodInputs } from '../../../platform/api/testing/good-input.ts';

const own: GoodInputs = Object.assign(
  {},
  ...globSync('lib/*/*/testing/good-inputs.ts')
    .filter((file) => !file.startsWith('lib/composition/api/'))
    .map((file) => (require(join(process.cwd(), file)) as { goodInputs: GoodInputs }).goodInputs),
);

/** The right input of `call`; undefined where it needs one that no file has. */
export function goodInput(call: EndpointDescription): GoodInput | undefined {
  const needsSome = call.params ?? call.body ?? call.form ?? call.upload;
  return own[inputKey(call)] ?? (needsSome ? undefined : {});
}

export const inputKey = ({ method, path }: Pick<EndpointDescription, 'method' | 'path'>) =>
  `${method} ${path}`;

/** What an entry is for, to find those of endpoints that are gone. */
export const inputKeys = Object.keys(own);
