/** Does every claim that is cited exist, and which are past their review? */
import type { z } from 'zod';
import type { claims as claimsSchema } from '../../../../content/schemas/site.ts';
import { nearest } from '../../../platform/settings/nearest.ts';
import { overdue } from '../overdue-claims.ts';
import { walk } from '../walk.ts';
import type { Corpus, Entry, RegionalProblem } from './corpus.ts';

type Ledger = Entry & { value: z.infer<typeof claimsSchema> };
const ledgerOf = ({ site }: Corpus, region: Entry['region']) =>
  site.find((entry) => entry.file === 'site/claims.yaml' && entry.region === region) as
    | Ledger
    | undefined;

export function checkClaims(corpus: Corpus): RegionalProblem[] {
  const known = ledgerOf(corpus, 'USA')?.value.map(({ id }) => id) ?? [];
  return corpus.pages.flatMap((page) => {
    const problems: RegionalProblem[] = [];
    const look = (id: string, path: (string | number)[]) => {
      if (known.includes(id)) return;
      const meant = nearest(id, known);
      const mend = meant ? `Did you mean "${meant}"?` : 'Add it to content/site/claims.yaml';
      problems.push(page.problem(path, `no claim is called "${id}". ${mend}`));
    };
    walk(page.schema, page.value as unknown, (meaning, value, { path }) => {
      if (meaning === 'claim') look(value as string, path);
      if (meaning === 'rich')
        for (const [, id = ''] of (value as { html: string }).html.matchAll(/\{claim:([\w.-]*)\}/g))
          look(id, path);
      return value;
    });
    return problems;
  });
}

/**
 * Warnings: which day it is must not decide whether the site can be built.
 * @param today ISO date
 */
export function checkReviews(
  corpus: Corpus,
  region: Entry['region'],
  today: string,
): RegionalProblem[] {
  const ledger = ledgerOf(corpus, region);
  if (!ledger) return [];
  return overdue(ledger.value, today).map((claim) => ({
    ...ledger.problem(
      [ledger.value.indexOf(claim), 'review'],
      `was due on ${claim.review}. Ask ${claim.owner} whether the claim still holds, then write the next date`,
    ),
    isWarning: true,
  }));
}
