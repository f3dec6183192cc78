/** The two forms by which a visitor applies, as pages show them. */
import { PHONE, SENDER_EMAIL, SENDER_NAME } from '../../site/forms/fields.ts';
import type { FieldDefinition, FormDefinition } from '../../site/forms/form.ts';

const APPLICANT: readonly FieldDefinition[] = [
  { ...SENDER_NAME, isHalf: true },
  { ...PHONE, isHalf: true },
  SENDER_EMAIL,
  { name: 'cv', kind: 'file', takes: 'cv', isEitherOf: true },
  { name: 'link', kind: 'text', autoComplete: 'url', maxLength: 300, isEitherOf: true },
  { name: 'message', kind: 'textarea', maxLength: 2000 },
];

/** On the page of a job, which fills in its id. */
export const jobApplicationForm: FormDefinition = {
  id: 'job-application',
  words: 'jobApplicationForm',
  page: '/Careers',
  path: '/registration/job-application',
  isPublic: true,
  isOfAccount: true,
  submissionKind: 'application',
  stepsFrom: '/Careers',
  another: '/Careers#jobs',
  draft: 'application',
  fields: [{ name: 'jobId', kind: 'hidden' }, ...APPLICANT],
};

/** Below the list of jobs, which fills in the ids of those that are ticked. */
export const quickApplyForm: FormDefinition = {
  id: 'quick-apply',
  words: 'quickApplyForm',
  page: '/Careers',
  path: '/job/quick-apply',
  isPublic: true,
  isOfAccount: true,
  draft: 'application',
  fields: [{ name: 'jobIds', kind: 'hidden' }, ...APPLICANT],
};
