/** What visitors may send to a desk, as the forms say, and how far the desk is with it. */
import { SUBMISSION_KINDS } from '../../../generated/submission-kinds.ts';

export { SUBMISSION_KINDS };
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];

export const SUBMISSION_STATUSES = ['new', 'answered', 'handled'] as const;
export type SubmissionStatus = (typeof SUBMISSION_STATUSES)[number];

/** Who wrote what follows a message. */
export const ANSWER_WRITERS = ['desk', 'person'] as const;
export type AnswerWriter = (typeof ANSWER_WRITERS)[number];

/** How much a message hurts, worst first; urgency.ts says which one is what. */
export const URGENCY_LEVELS = ['stopped', 'slowed', 'usual'] as const;
export type UrgencyLevel = (typeof URGENCY_LEVELS)[number];
