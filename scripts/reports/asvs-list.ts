/** docs/asvs.yaml: each requirement of OWASP ASVS 5.0.0 that may concern this site, and what proves it here. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

export const LIST_FILE = 'docs/asvs.yaml';
export const REPORT_FILE = 'docs/asvs.md';

const common = {
  number: z.string().regex(/^\d+\.\d+\.\d+$/),
  level: z.literal([1, 2]),
  /** Ours: the text of the standard has a license that asks for its own. */
  words: z.string().min(10).max(160),
};
/** A path of the repository; after ' # ' a title or words that stand in that file. */
const proof = z.array(z.string().min(1)).min(1);
const reason = z.string().min(5).max(400);

const requirement = z.discriminatedUnion('state', [
  z.strictObject({ ...common, state: z.literal('met'), proof, reason: reason.optional() }),
  z.strictObject({
    ...common,
    state: z.literal('not-applicable'),
    proof: proof.optional(),
    reason,
  }),
  /** Not as the standard has it: why, and what guards in its place. docs/security.md says by whom and until when. */
  z.strictObject({ ...common, state: z.literal('accepted'), proof, reason }),
  z.strictObject({ ...common, state: z.literal('open'), proof: proof.optional(), reason }),
]);
export type Requirement = z.output<typeof requirement>;

/** @throws z.ZodError that names the entry */
export const readList = (): Requirement[] =>
  z.array(requirement).parse(parse(readFileSync(LIST_FILE, 'utf8')));

/** A proof's file, and what has to stand in it. */
export function splitProof(text: string): { path: string; words: string | undefined } {
  const [path = '', ...words] = text.split(' # ');
  return { path, words: words.length > 0 ? words.join(' # ') : undefined };
}
