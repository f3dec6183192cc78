/** Every form that a page's content may name, by its id. Plain data: schemas and browsers read it. */
import { contactForm } from '../contact/form.ts';
import {
  newsletterConfirmForm,
  newsletterForm,
  newsletterUnsubscribeForm,
} from '../newsletter/forms.ts';
import type { FormDefinition } from './form.ts';

export const FORM_DEFINITIONS = {
  'contact-us': contactForm,
  joinNewsletterForm: newsletterForm,
  'newsletter-confirm': newsletterConfirmForm,
  'newsletter-unsubscribe': newsletterUnsubscribeForm,
} as const satisfies Record<string, FormDefinition>;

export type FormId = keyof typeof FORM_DEFINITIONS;
export const FORM_IDS = Object.keys(FORM_DEFINITIONS) as [FormId, ...FormId[]];
