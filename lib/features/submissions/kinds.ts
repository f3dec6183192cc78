/** What visitors may send to a desk, and how far the desk is with it. Imports nothing. */

export const SUBMISSION_KINDS = [
  'contact',
  'support',
  'outage',
  'plan',
  'sign-up',
  'application',
] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATUSES = ['new', 'answered', 'handled'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];
