/** Says in lines what is wrong with the content in the working directory. What follows from folders is derived before. */
import { formatProblem } from '../../lib/site/content/problem.ts';

/** One line each. */
export type Findings = { problems: string[]; warnings: string[] };

export async function findMistakes(): Promise<Findings> {
  try {
    // Only here: what is imported reads the files of the site, and fails where one cannot be read.
    const { checkAll } = await import('../../lib/site/content/checks/check-all.ts');
    const { isoDate } = await import('../../lib/site/content/overdue-claims.ts');
    const { FORMS_NEED } = await import('../../lib/site/forms/known-forms.ts');
    const found = await checkAll(isoDate(new Date()), FORMS_NEED);
    return {
      problems: found.filter(({ isWarning }) => !isWarning).map(formatProblem),
      warnings: found.filter(({ isWarning }) => isWarning).map(formatProblem),
    };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)], warnings: [] };
  }
}
