/** Does a text hold words that content/site/wording.yaml refuses? */
import type { Wording } from '../../../../content/schemas/site.ts';
import type { Corpus, RegionalProblem } from './corpus.ts';
import type { Written } from './written.ts';

/** Finds one of `phrases` as whole words: 'mail' is no part of 'e-mail' or 'mailbox'. */
const whole = (phrases: string[]) =>
  new RegExp(`(?<![\\w-])(?:${phrases.map(RegExp.escape).join('|')})(?![\\w-])`, 'giu');

/** The list as `corpus` has it; empty when it could not be read. */
export function wordingOf({ site }: Corpus): Wording {
  const list = site.find(({ file }) => file === 'site/wording.yaml');
  return (list?.value ?? {}) as Wording;
}

/** Every place at which one of `texts` says what `wording` refuses. */
export function checkWording(texts: Written[], wording: Wording): RegionalProblem[] {
  const refused = Object.entries(wording).map(([words, { write, except = [], only }]) => ({
    ...{ write, only, pattern: whole([words]) },
    allowed: except.length > 0 ? whole(except) : undefined,
  }));
  return texts.flatMap(({ text, region, problem }) =>
    refused.flatMap(({ write, only, pattern, allowed }) => {
      if (only && only !== region) return [];
      const rest = allowed ? text.replace(allowed, '') : text;
      return [...rest.matchAll(pattern)].map(([found]) =>
        problem(
          `nobody there says "${found}". Write "${write}", or add the phrase to \`except\` in content/site/wording.yaml`,
        ),
      );
    }),
  );
}
