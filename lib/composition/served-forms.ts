/** Every form that works without scripts, with the endpoint that takes it: the one at the form's own path. */
import 'server-only';
import * as endpoints from '@/generated/endpoints';
import type { Endpoint } from '../platform/api/endpoint.ts';
import { FORM_IDS, formById } from '../site/forms/known-forms.ts';
import { type ServedForm, serveForm } from '../site/forms/serve-form.ts';

const all = Object.values(endpoints) as Endpoint[];

/** @returns undefined for an id that no form has @throws Error when the form's path is that of no endpoint */
export function servedForm(id: string): ServedForm | undefined {
  if (!FORM_IDS.includes(id)) return undefined;
  const form = formById(id);
  const { path, method = 'POST' } = form;
  const endpoint = all.find((one) => one.path === path && one.method === method);
  if (!endpoint) throw new Error(`No endpoint takes the form '${id}': ${method} ${path}`);
  return serveForm(form, endpoint);
}
