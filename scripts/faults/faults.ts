/** The list of faults, each of which the tests that it names must notice. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const fault = z.strictObject({
  /** What would happen, and to which people. */
  harm: z.string().min(10),
  /** From the root of the project. */
  file: z.string(),
  /** Stands exactly once in `file`. */
  text: z.string().min(5),
  /** What takes its place. */
  by: z.string().default(''),
  /** Test files, one of which has to fail. */
  tests: z.array(z.string()).min(1),
});
export type Fault = z.infer<typeof fault>;

export function readFaults(): Fault[] {
  const file = join(import.meta.dirname, 'faults.yaml');
  return z.array(fault).parse(parse(readFileSync(file, 'utf8')));
}

/** `source` with the fault in it. @throws Error when the text is not there, or more than once */
export function withFault(source: string, { file, text, by }: Fault): string {
  const [before, after, ...others] = source.split(text);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error(`${file} has not exactly one '${text}'`);
  return before + by + after;
}
