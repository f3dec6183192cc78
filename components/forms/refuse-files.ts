/** Looks at chosen files before they are sent: nobody waits for an upload that will be refused. */
import { type FormDefinition, type FormValues, hasFiles } from '@/lib/site/forms/form';
import { refuse } from '@/lib/site/forms/state';

/** @returns the form refused, in the words of its endpoint, when a file cannot be taken by its name or size */
export async function refuseFiles(form: FormDefinition, values: FormValues) {
  if (!hasFiles(form)) return undefined;
  const { fileProblem } = await import('@/lib/platform/files/file-problem');
  const problems = form.fields.flatMap(({ name, takes }) => {
    const file = values[name];
    const problem = takes && file instanceof File && fileProblem(file, takes);
    return problem ? [[name, problem] as const] : [];
  });
  if (problems.length === 0) return undefined;
  const state = refuse(form, values, { fields: Object.fromEntries(problems) });
  return { state, isTokenSpent: false };
}
