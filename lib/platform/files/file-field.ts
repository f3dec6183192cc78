/** A field of a form that takes a file. What a file really holds is looked at when it is stored. */
import { z } from 'zod';
import { nameProblem } from './file-name.ts';
import { type FilePurpose, LIMITS, typesInWords } from './limits.ts';

const megabytes = (bytes: number) => `${Math.floor(bytes / 100_000) / 10} MB`;

/**
 * For `upload` of an endpoint. Says in words what is wrong: nothing chosen, nothing in it, too large, or a
 * name that no file for this purpose has.
 */
export function fileField(purpose: FilePurpose) {
  const { maxBytes } = LIMITS[purpose];
  const choose = `Choose a file: ${typesInWords(purpose)}, at most ${megabytes(maxBytes)}.`;
  return z
    .file({ error: choose })
    .max(maxBytes, `Choose a file of at most ${megabytes(maxBytes)}.`)
    .check(({ value, issues }) => {
      const message = problemOf(value, purpose, choose);
      if (message) issues.push({ code: 'custom', message, input: value });
    });
}

function problemOf({ name, size }: File, purpose: FilePurpose, choose: string): string | undefined {
  // A form whose field was left alone sends a file without name and content.
  if (!name && size === 0) return choose;
  if (size === 0) return 'There is nothing in this file. Choose another one.';
  return nameProblem(name, purpose);
}
