/** The forms about plans, as their pages show them. */
import { PHONE, SENDER_COMPANY, SENDER_EMAIL, SENDER_NAME } from '../../site/forms/fields.ts';
import type { FieldDefinition, FormDefinition } from '../../site/forms/form.ts';

const HEADS: FieldDefinition = {
  name: 'heads',
  kind: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  isRequired: true,
  maxLength: 10,
  inReceipt: true,
};
const EMPLOYER: FieldDefinition = { ...SENDER_COMPANY, isRequired: true };

export const customPlanForm: FormDefinition = {
  // Specification, section 9: form identifiers.
  id: 'customPlanForm',
  words: 'customPlanForm',
  page: '/plan',
  path: '/registration/custom-plan',
  isPublic: true,
  submissionKind: 'plan',
  draft: 'custom-plan',
  adds: ['price'],
  fields: [
    { ...HEADS, isHalf: true, fromAddress: true },
    {
      name: 'term',
      kind: 'select',
      isRequired: true,
      isHalf: true,
      fromAddress: true,
      inReceipt: true,
    },
    { name: 'modules', kind: 'checkboxes', isRequired: true, fromAddress: true, inReceipt: true },
    { name: 'plan', kind: 'select', isHalf: true, fromAddress: true, inReceipt: true },
    {
      name: 'service',
      kind: 'select',
      isHalf: true,
      fromAddress: true,
      className: 'only-with-hcm',
      inReceipt: true,
    },
    {
      name: 'dataRegion',
      kind: 'select',
      optionsFrom: 'data-regions',
      isRequired: true,
      inReceipt: true,
      asksElsewhere: true,
    },
    { ...SENDER_NAME, isHalf: true },
    { ...EMPLOYER, isHalf: true },
    SENDER_EMAIL,
    { name: 'message', kind: 'textarea', maxLength: 4000 },
  ],
};

/** Of which plan is said by the page: `given` of the section in content/pages/plan. */
const PLAN: FieldDefinition = { name: 'plan', kind: 'hidden', inReceipt: true };

/** On five of the six pages; the lists are the same on all of them. */
export const signUpForm: FormDefinition = {
  id: 'plan-sign-up',
  words: 'signUpForm',
  page: '/plan/subscribe-Premium',
  path: '/registration/plan-sign-up',
  isPublic: true,
  submissionKind: 'sign-up',
  draft: 'plan-sign-up',
  adds: ['price'],
  fields: [
    PLAN,
    { ...HEADS, isHalf: true },
    {
      name: 'start',
      kind: 'select',
      optionsFrom: 'starts',
      isRequired: true,
      isHalf: true,
      inReceipt: true,
    },
    EMPLOYER,
    { ...SENDER_NAME, isHalf: true },
    { ...PHONE, isHalf: true },
    SENDER_EMAIL,
  ],
};

/** The Free plan asks for less: it begins when it is opened, and our staff need not telephone. */
export const freeSignUpForm: FormDefinition = {
  ...signUpForm,
  id: 'plan-sign-up-free',
  submissionKind: undefined,
  page: '/plan/subscribe-Free',
  fields: [
    PLAN,
    { ...EMPLOYER, isHalf: true },
    { ...HEADS, isHalf: true },
    SENDER_NAME,
    SENDER_EMAIL,
  ],
};
