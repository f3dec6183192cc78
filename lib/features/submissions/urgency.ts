/** How much a message hurts, by what its form says. Imports nothing but types. */
import type { SubmissionKind, UrgencyLevel } from './kinds.ts';

type Row = { kind: SubmissionKind; details: Readonly<Record<string, string>> };

/** 'stopped': people cannot work. An outage always says so. */
export function urgencyOf({ kind, details }: Row): UrgencyLevel {
  if (kind === 'outage' || details.urgency === 'stopped') return 'stopped';
  return details.urgency === 'slowed' ? 'slowed' : 'usual';
}
