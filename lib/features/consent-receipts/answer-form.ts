/**
 * The cookie banner without JavaScript: a plain form. The server sets the cookies that the
 * banner's script would have set, and sends the visitor on: after a refusal home, else to the page they wanted.
 */
import 'server-only';
import type { Region } from '../../platform/region/region.ts';
import { setCookieHeader } from '../../platform/security/cookies.ts';
import { keptPath, safeReturnPath } from '../../platform/security/return-path.ts';
import { isSameHost } from '../../platform/security/same-origin.ts';
import {
  ALL_ALLOWED_COOKIE,
  allAllowed,
  buildRecord,
  type Choices,
  choiceCookie,
  consentCookieName,
  everyCategory,
  serializeRecord,
} from '../../site/consent/record.ts';
import { HOME } from '../../site/content/routes.ts';
import { cookieText } from '../../site/content/site.ts';
import { askedPath } from '../../site/routing/asked-path.ts';
import type { Choice } from './record-choice.ts';
import type { ConsentForm } from './schema.ts';

export function choiceOfForm(form: ConsentForm, region: Region): Choice {
  const selected: Choices = {
    necessary: true,
    performance: form.performance !== undefined,
    marketing: form.marketing !== undefined,
    analytical: form.analytical !== undefined,
    functional: form.functional !== undefined,
  };
  const categories =
    form.decision === 'allowSelected' ? selected : everyCategory(form.decision === 'allowAll');
  return { decision: form.decision, categories, region: form.region ?? region };
}

/** An empty value deletes the cookie. */
function setCookie(name: string, value: string, isSecure: boolean): string {
  const cookie = { ...choiceCookie(isSecure), name, value, httpOnly: false };
  return setCookieHeader(value ? cookie : { ...cookie, maxAge: 0 });
}

/** The cookies of a choice, as Set-Cookie values. A refusal deletes them. */
export function cookiesOf(choice: Choice, address: string, isSecure: boolean): string[] {
  const isRefusal = choice.decision === 'denyAll';
  const record = buildRecord({
    region: choice.region,
    ip: address,
    choices: choice.categories,
    revision: cookieText[choice.region].revision,
  });
  const marksAll = !isRefusal && allAllowed(choice.categories);
  return [
    setCookie(consentCookieName(choice.region), isRefusal ? '' : serializeRecord(record), isSecure),
    setCookie(ALL_ALLOWED_COOKIE, marksAll ? 'true' : '', isSecure),
  ];
}

/**
 * Where to go: the page that the guard refused, else the page the form was on, else home. Only beside the guard's
 * reason is `next` the banner's; the sign-in page and others have a `next` of their own, which stays with them.
 */
export function destinationOf(choice: Choice, headers: Headers): string {
  const referer = headers.get('referer');
  if (choice.decision === 'denyAll' || !referer || !isSameHost(referer, headers)) return HOME;
  const { pathname, search, searchParams } = new URL(referer);
  if (searchParams.has('consent')) return askedPath(headers) ?? safeReturnPath(pathname) ?? HOME;
  return safeReturnPath(keptPath(pathname, search)) ?? HOME;
}
