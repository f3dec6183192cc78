/** The form by which each kind of submission comes, for the words of its fields. */
import { contactForm } from '../contact/form.ts';
import type { FormDefinition } from '../forms/form.ts';
import type { SubmissionKind } from './kinds.ts';

export const SUBMISSION_FORMS: Readonly<Record<SubmissionKind, FormDefinition>> = {
  contact: contactForm,
};
