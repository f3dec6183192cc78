'use server';
/** What every form does where no scripts run: the same endpoint answers it, by the same pipeline. */
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { NextResponse } from 'next/server';
import { fullPath } from '../platform/api/endpoint-description.ts';
import { ERRORS, type ErrorCode, type ProblemBody } from '../platform/api/error-codes.ts';
import { issueFormToken } from '../platform/security/form-token.ts';
import { sessionToken } from '../platform/session/cookies.ts';
import { readFullSession } from '../platform/session/session.ts';
import { describeBrowser } from '../site/forms/detect-browser.ts';
import {
  FORM_FIELD,
  type FormDefinition,
  type FormValues,
  readValues,
} from '../site/forms/form.ts';
import { type FormState, keptValues, refuse, taken } from '../site/forms/state.ts';
import { countForm } from './form-outcomes.ts';
import { servedForm } from './served-forms.ts';

/**
 * @param data as it was posted; which form it is of may be anything, too
 * @returns the form with its errors and what was typed, or that it was taken; where the form leads
 * on, the visitor is sent there instead
 */
export async function submitForm(_previous: FormState, data: FormData): Promise<FormState> {
  const served = servedForm(String(data.get(FORM_FIELD)));
  if (!served)
    return { status: 'failed', values: {}, errors: {}, message: ERRORS.NOT_FOUND.message };
  const { form, send, leadsTo } = served;
  const sent = new Headers(await headers());
  const values = readValues(form, data);

  // How long the form was open is not known yet, so the visitor looks at it once more.
  const isReview = form.isPublic === true && !values.token;
  const response = await send(sent, values, isReview);
  countForm(form.method ?? 'POST', fullPath(form), response.status);
  if (!response.ok) {
    const problem: ProblemBody = await response.json();
    return { ...refuse(form, values, problem), ...tokenAfter(form, values, problem.code) };
  }
  if (isReview) {
    prefill(form, values, sent);
    return {
      status: 'review',
      values: keptValues(form, values),
      errors: {},
      ...tokenAfter(form, values),
    };
  }
  const jar = await cookies();
  for (const cookie of new NextResponse(null, response).cookies.getAll()) jar.set(cookie);
  const answer: { reference?: string } = await response.json();
  const path = leadsTo(sent, { ...values, ...answer });
  if (path) redirect(path);
  if (form.isOfAccount) {
    const session = await readFullSession(sessionToken(sent));
    if (session) values.email = session.user.email;
  }
  return taken(form, values, answer.reference);
}

/** The token that came stays, so that its clock runs on; a further one when that is of no use. */
function tokenAfter(form: FormDefinition, { token }: FormValues, code?: ErrorCode) {
  if (!form.isPublic) return {};
  const isKept = typeof token === 'string' && token !== '' && code !== 'FORM_TOKEN';
  return { token: isKept ? token : issueFormToken() };
}

/** What scripts would have filled in. */
function prefill(form: FormDefinition, values: FormValues, sent: Headers): void {
  for (const field of form.fields)
    if (field.prefill === 'browser')
      values[field.name] ||= describeBrowser(sent.get('user-agent') ?? '');
}
