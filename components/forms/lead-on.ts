/** Takes a visitor on once a form was taken, which may have signed them in. Loaded then. */
import { noteExpiry } from '@/lib/platform/api-client/state';
import { safeReturnPath } from '@/lib/platform/security/return-path';
import type { FormDefinition, FormValues } from '@/lib/site/forms/form';
import { pathAfter } from '@/lib/site/forms/leads-to';
import type { Answer } from './send-form';

export function leadOn(form: FormDefinition, values: FormValues, { expiresAt }: Answer): void {
  if (expiresAt) noteExpiry(expiresAt);
  const asked = safeReturnPath(new URLSearchParams(location.search).get('next'));
  const path = pathAfter(form, values, asked);
  if (!path) return;
  // A page that signed a visitor in has done its work: "back" leads to the one before it.
  if (form.leadsTo === 'back') location.replace(path);
  else location.assign(path);
}
