/** Every form that works without scripts, by the `id` that it has on the page. */
import 'server-only';
import { contactUs } from '@/app/api/v1/registration/contact-us/call';
import { login } from '@/app/api/v1/user/login/call';
import { answerLogin } from '../api/session.ts';
import { contactForm } from '../contact/form.ts';
import { submitContact } from '../contact/submit.ts';
import { HOME } from '../content/routes.ts';
import { loginForm } from '../session/form.ts';
import { askedPath } from '../visit/asked-path.ts';
import { type ServedForm, serveForm } from './serve-form.ts';

export const FORMS: ReadonlyMap<string, ServedForm> = new Map(
  [
    serveForm(contactForm, contactUs, submitContact),
    serveForm(loginForm, login, answerLogin, (headers) => askedPath(headers) ?? HOME),
  ].map((served) => [served.form.id, served]),
);
