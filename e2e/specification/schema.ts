/** What a statement of the specification says here, and by what it is held. */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const FOLDER = 'e2e/specification';
/** '2.route.home': the section, the subject, what about it. */
const ID = /^[1-9]\.[a-z0-9-]+(\.[a-z0-9-]+)?$/;

const texts = z.union([z.string().min(2), z.array(z.string().min(2)).min(2)]);
const byFile = z.record(z.string(), texts);

export const statement = z
  .strictObject({
    id: z.string().regex(ID, 'such as 2.route.home'),
    /** In our own words. */
    says: z.string().min(5).max(120),
    /** Paths of the route table, aliases too; `{brand}` is the slug. */
    routes: z.array(z.string().startsWith('/')).min(1).optional(),
    /** Whether all of them ask for cookie consent. */
    guarded: z.boolean().optional(),
    /** Method and path of a call, as its folder: 'GET /jobs/[id]'. */
    call: z
      .string()
      .regex(/^[A-Z]+ \/\S+$/, "such as 'GET /jobs/[id]'")
      .optional(),
    /** Who may make it. */
    access: z.enum(['public', 'account', 'desk']).optional(),
    /** Test file → the title of a test, or part of it; then more of what stands in that file. */
    tests: byFile.optional(),
    /** File of content or code → what stands in it. */
    shown: byFile.optional(),
    /** Numbers in DECISIONS.md that say why the site differs, or how it decided what was left open. */
    decisions: z.array(z.int().positive()).min(1).optional(),
  })
  .refine(({ guarded, routes }) => guarded === undefined || routes, 'guarded needs routes')
  .refine(({ call, access }) => !call === !access, 'call and access belong together');
export type Statement = z.infer<typeof statement>;

/** Every statement by its file, '1-product.yaml' to '9-constants.yaml'. @throws Error with file and place */
export function readStatements(): [file: string, Statement][] {
  const files = globSync(`${FOLDER}/*.yaml`).sort();
  return files.flatMap((file) => {
    const list = z.array(statement).safeParse(parse(readFileSync(file, 'utf8')));
    if (!list.success) throw new Error(`${file}:\n${z.prettifyError(list.error)}`);
    return list.data.map((one): [string, Statement] => [file.slice(FOLDER.length + 1), one]);
  });
}
