/** Every form that works without scripts, by the `id` that it has on the page. */
import 'server-only';
import { confirmNewsletter } from '@/app/api/v1/email-subscription/confirm/call';
import { subscribeToNewsletter } from '@/app/api/v1/email-subscription/subscribe/call';
import { unsubscribeFromNewsletter } from '@/app/api/v1/email-subscription/unsubscribe/call';
import { contactUs } from '@/app/api/v1/registration/contact-us/call';
import { login } from '@/app/api/v1/user/login/call';
import { answerLogin } from '../api/session.ts';
import { contactForm } from '../contact/form.ts';
import { submitContact } from '../contact/submit.ts';
import { HOME } from '../content/routes.ts';
import {
  newsletterConfirmForm,
  newsletterForm,
  newsletterUnsubscribeForm,
} from '../newsletter/forms.ts';
import { confirmFromForm, subscribe, unsubscribeFromForm } from '../newsletter/subscribe.ts';
import { loginForm } from '../session/form.ts';
import { askedPath } from '../visit/asked-path.ts';
import { type ServedForm, serveForm } from './serve-form.ts';

export const FORMS: ReadonlyMap<string, ServedForm> = new Map(
  [
    serveForm(contactForm, contactUs, submitContact),
    serveForm(newsletterForm, subscribeToNewsletter, subscribe),
    serveForm(newsletterConfirmForm, confirmNewsletter, confirmFromForm),
    serveForm(newsletterUnsubscribeForm, unsubscribeFromNewsletter, unsubscribeFromForm),
    serveForm(loginForm, login, answerLogin, (headers) => askedPath(headers) ?? HOME),
  ].map((served) => [served.form.id, served]),
);
