/** What is wrong with the content, in words for its editor. */
import type { Region } from '../../platform/region/region.ts';

export type Problem = {
  /** Relative to content/, or to `root`. */
  file: string;
  /** The folder of `file` when it is not content/; empty for the project's own. */
  root?: string;
  line?: number;
  /** Where in the file: 'section "plans" › rows 2 › price'. */
  where?: string;
  /** What is wrong, and the mend. */
  reason: string;
  /** When only one edition has it. */
  region?: Region;
  /** True of what is told but stops nothing, apart from a release. */
  isWarning?: boolean;
};

/** 'content/pages/home.yaml:12: section "offer" › heading: is missing. …' */
export function formatProblem({ file, root, line, where, reason, region }: Problem): string {
  const place = `${root ?? 'content/'}${file}${line ? `:${line}` : ''}`;
  return [place, where, reason].filter(Boolean).join(': ') + (region ? ` (${region} only)` : '');
}

/** Content that cannot be used. Its message has one line for each problem. */
export class ContentError extends Error {
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}

type Regional = Problem & { region: Region };

/** Says once what both editions have. */
export function mergeRegions(problems: Regional[]): Problem[] {
  const byText = new Map<string, Problem>();
  for (const { region, ...problem } of problems) {
    const key = formatProblem(problem);
    const known = byText.get(key);
    if (!known) byText.set(key, { ...problem, region });
    else if (known.region !== region) known.region = undefined;
  }
  return [...byText.values()];
}

/**
 * Names a place as a person would: lists count from 1, and an item that has an id goes by it.
 * @param value the file's content, in which `path` leads to the place
 */
export function describePlace(path: PropertyKey[], value: unknown): string {
  const words: string[] = [];
  let node = value;
  for (const key of path) {
    node = (node as Record<PropertyKey, unknown> | undefined)?.[key];
    if (typeof key !== 'number') words.push(String(key));
    else words.push(`${words.pop() ?? 'entry'} ${nameOf(node) ?? key + 1}`);
  }
  return words.join(' › ').replace(/^sections (?=["\d])/, 'section ');
}

function nameOf(item: unknown): string | undefined {
  const id = (item as { id?: unknown } | undefined)?.id;
  return typeof id === 'string' ? `"${id}"` : undefined;
}
