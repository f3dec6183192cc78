/** The two forms by which somebody applies, as pages show them. */
import type { FieldDefinition, FormDefinition } from '../forms/form.ts';

const applicant: readonly FieldDefinition[] = [
  {
    name: 'name',
    kind: 'text',
    autoComplete: 'name',
    isRequired: true,
    maxLength: 80,
    isHalf: true,
  },
  { name: 'phone', kind: 'tel', autoComplete: 'tel', maxLength: 32, isHalf: true },
  { name: 'email', kind: 'email', autoComplete: 'email', isRequired: true, maxLength: 254 },
  { name: 'cv', kind: 'file', isRequired: true, accept: '.pdf,.docx' },
  { name: 'message', kind: 'textarea', maxLength: 2000 },
];

/** On the page of a job, which fills in its id. */
export const jobApplicationForm: FormDefinition = {
  id: 'job-application',
  words: 'jobApplicationForm',
  page: '/Careers',
  path: '/job/apply',
  isPublic: true,
  draft: 'application',
  fields: [{ name: 'jobId', kind: 'hidden' }, ...applicant],
};

/** Below the list of jobs, which fills in the ids of those that are ticked. */
export const quickApplyForm: FormDefinition = {
  id: 'quick-apply',
  words: 'quickApplyForm',
  page: '/Careers',
  path: '/job/quick-apply',
  isPublic: true,
  draft: 'application',
  fields: [{ name: 'jobIds', kind: 'hidden' }, ...applicant],
};
