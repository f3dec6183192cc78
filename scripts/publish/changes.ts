/** The pages of a publication after they were made: what the build does with pages, for those that are other ones. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCopies } from '../../lib/platform/http/copies.ts';
import { type BuiltPage, builtPages } from '../build/built-pages.ts';
import { collectPolicies, readPolicies } from '../build/csp-manifest.ts';
import { paintedFirst } from '../build/first-paint.ts';
import { hashOf } from '../build/inputs.ts';
import { type Hashes, type Inputs, writeInputs } from '../build/inputs-file.ts';
import { makeCopies } from '../build/make-copies.ts';
import { writeMarkdown } from '../build/markdown/write-markdown.ts';
import { passOver } from '../build/page-pass.ts';
import { replaceFile } from '../build/replace-file.ts';
import { type Plan, pagePaths } from './plan.ts';

export { planChanges } from './plan.ts';

/** The pages of `paths` that are other ones now. `rendered` learns their hashes. */
async function* otherPages(
  dist: string,
  formerDist: string,
  paths: ReadonlySet<string>,
  rendered: Hashes,
): AsyncGenerator<BuiltPage> {
  for await (const page of builtPages(dist, paths)) {
    const path = `/${page.region}${page.page}`;
    const hash = hashOf(page.html);
    if (hash === rendered[path])
      // As the build has left it: rewritten for the first paint.
      replaceFile(page.file, readFileSync(join(formerDist, page.file.slice(dist.length + 1))));
    else {
      rendered[path] = hash;
      yield page;
    }
  }
}

/**
 * Brings the build up to the paths that were made anew: policies, Markdown, copies, and of what they were made.
 * @param dist the build, with the paths of the plan as Next has made them
 * @param formerDist the build that it was copied from
 * @returns how many pages are other ones
 * @throws Error with what is wrong with them, one line each
 */
export async function finishPages(
  dist: string,
  formerDist: string,
  former: Inputs,
  { changed, made }: Plan,
): Promise<number> {
  const rendered = { ...former.rendered };
  const paths = new Set(changed.map(({ path }) => path));
  const checks = [
    collectPolicies(dist, pagePaths(), readPolicies(dist)),
    writeMarkdown(dist),
    makeCopies(dist, readCopies(dist).copies),
  ];
  const pages = otherPages(dist, formerDist, paths, rendered);
  const problems = await passOver(paintedFirst(dist, pages), checks);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  writeInputs(dist, made, rendered, former.settings);
  return Object.keys(rendered).filter((path) => rendered[path] !== former.rendered[path]).length;
}
