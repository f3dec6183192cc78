/** Counts what becomes of forms that visitors send to a desk, with scripts or without. */
import { formDefinitions } from '@/generated/form-definitions';
import { fullPath } from '../platform/api/endpoint-description.ts';
import { metrics } from '../platform/metrics/metrics.ts';
import { formOutcome } from '../platform/metrics/outcomes.ts';

const operationOf = (method: string, path: string) => `${method} ${path}`;
const kinds = new Map(
  formDefinitions.flatMap(({ method = 'POST', path, submissionKind: kind }): [string, string][] =>
    kind ? [[operationOf(method, fullPath({ path })), kind]] : [],
  ),
);

/**
 * @param path in full, of the endpoint that took it: '/api/v1/jobs/[id]/applications'
 * @param status of its answer. 202 is a form that its visitor looks at once more, and counts when it is sent
 */
export function countForm(method: string, path: string, status: number): void {
  const kind = kinds.get(operationOf(method, path));
  if (kind && status !== 202) metrics()?.forms.inc({ kind, outcome: formOutcome(status) });
}
