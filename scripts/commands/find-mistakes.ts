/** Says in lines what is wrong with the content in the working directory. What follows from folders is derived before. */
import { checkAll } from '../../lib/site/content/checks/check-all.ts';
import { isoDate } from '../../lib/site/content/overdue-claims.ts';
import { formatProblem } from '../../lib/site/content/problem.ts';
import { FORMS_NEED } from '../../lib/site/forms/known-forms.ts';

/** One line each. */
export type Findings = { problems: string[]; warnings: string[] };

export async function findMistakes(): Promise<Findings> {
  try {
    const found = await checkAll(isoDate(new Date()), FORMS_NEED);
    return {
      problems: found.filter(({ isWarning }) => !isWarning).map(formatProblem),
      warnings: found.filter(({ isWarning }) => isWarning).map(formatProblem),
    };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)], warnings: [] };
  }
}
