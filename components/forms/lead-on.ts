/** Takes a visitor on once a form was taken, which may have signed them in. Loaded then. */
import { noteExpiry } from '@/lib/platform/api-client/state';
import { safeReturnPath } from '@/lib/platform/security/return-path';
import { CODE_ADDRESS_KEY, WELCOME_KEY } from '@/lib/site/display/account-name';
import type { FormDefinition, FormValues } from '@/lib/site/forms/form';
import { greetingAfter, pathAfter } from '@/lib/site/forms/leads-to';
import { keepNote } from '../islands/keep-note';
import type { Answer } from './send-form';

export function leadOn(form: FormDefinition, values: FormValues, answer: Answer): void {
  const { expiresAt, secondFactor } = answer;
  if (expiresAt) noteExpiry(expiresAt);
  const asked = safeReturnPath(new URLSearchParams(location.search).get('next'));
  const path = pathAfter(form, values, asked);
  if (!path) return;
  if (form.leadsTo !== 'back' && form.leadsTo !== 'welcome') {
    location.assign(path);
    return;
  }
  keepNote('sessionStorage', CODE_ADDRESS_KEY);
  keepNote('sessionStorage', WELCOME_KEY, greetingAfter(form, path, secondFactor));
  // A page that signed a visitor in has done its work: "back" leads to the one before it.
  location.replace(path);
}
