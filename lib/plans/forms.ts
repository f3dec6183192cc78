/** The forms about plans, as their pages show them. */
import type { FieldDefinition, FormDefinition } from '../forms/form.ts';

const heads: FieldDefinition = {
  name: 'heads',
  kind: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  isRequired: true,
  maxLength: 10,
};
const name: FieldDefinition = {
  name: 'name',
  kind: 'text',
  autoComplete: 'name',
  isRequired: true,
  maxLength: 80,
};
const email: FieldDefinition = {
  name: 'email',
  kind: 'email',
  autoComplete: 'email',
  isRequired: true,
  maxLength: 254,
};
const company: FieldDefinition = {
  name: 'company',
  kind: 'text',
  autoComplete: 'organization',
  isRequired: true,
  maxLength: 80,
};

export const customPlanForm: FormDefinition = {
  // Specification, section 9: form identifiers.
  id: 'customPlanForm',
  words: 'customPlanForm',
  page: '/plan',
  path: '/registration/custom-plan',
  isPublic: true,
  draft: 'custom-plan',
  fields: [
    { ...heads, isHalf: true },
    { name: 'term', kind: 'select', isRequired: true, isHalf: true },
    { name: 'modules', kind: 'checkboxes', isRequired: true },
    { name: 'dataRegion', kind: 'select', isRequired: true },
    { ...name, isHalf: true },
    { ...company, isHalf: true },
    email,
    { name: 'message', kind: 'textarea', maxLength: 4000 },
  ],
};

/** Of which plan is said by the page: `given` of the section in content/pages/plan. */
const plan: FieldDefinition = { name: 'plan', kind: 'hidden' };

/** On five of the six pages; the lists are the same on all of them. */
export const signUpForm: FormDefinition = {
  id: 'plan-sign-up',
  words: 'signUpForm',
  page: '/plan/subscribe-Premium',
  path: '/registration/plan-sign-up',
  isPublic: true,
  draft: 'plan-sign-up',
  fields: [
    plan,
    { ...heads, isHalf: true },
    { name: 'start', kind: 'select', isRequired: true, isHalf: true },
    company,
    { ...name, isHalf: true },
    { name: 'phone', kind: 'tel', autoComplete: 'tel', maxLength: 32, isHalf: true },
    email,
  ],
};

/** The Free plan asks for less: it begins when it is opened, and nobody needs to call. */
export const freeSignUpForm: FormDefinition = {
  ...signUpForm,
  id: 'plan-sign-up-free',
  page: '/plan/subscribe-Free',
  fields: [plan, { ...company, isHalf: true }, { ...heads, isHalf: true }, name, email],
};
