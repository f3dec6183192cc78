/** Where a visitor is taken once a form was taken, with scripts and without. */
import { FACTOR_GAPS, pathWithGap } from '../../platform/session/second-factor.ts';
import { PASSWORD_CHANGED, WELCOME_PATH } from '../display/account-name.ts';
import type { FormDefinition, FormValues } from './form.ts';

/**
 * @param values what was typed and what was answered: a form that signs in may leave a second factor to show
 * @param asked the page that they wanted before this form stood in the way, if the address says so
 * @returns a path of this site, or undefined for a form that says itself that it was taken
 */
export function pathAfter(
  { leadsTo }: FormDefinition,
  values: FormValues,
  asked: string | undefined,
): string | undefined {
  if (leadsTo === undefined) return undefined;
  // The site's root leads to the homepage.
  if (leadsTo === 'back' || leadsTo === 'welcome')
    return pathWithGap(
      FACTOR_GAPS.find((gap) => gap === values.secondFactor),
      asked ?? (leadsTo === 'welcome' ? WELCOME_PATH : '/'),
    );
  const path = leadsTo.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values[name] ?? '')),
  );
  // The fragment comes last: the place on the page where its form stands.
  return asked ? path.replace(/(?=#|$)/, `&next=${encodeURIComponent(asked)}`) : path;
}

/**
 * What the page at `path` says once, as the note under WELCOME_KEY: a password is changed whether or not a second factor
 * is still owed, whereas who owes one is greeted after it. The page that greets needs no note.
 * @param secondFactor as the answer has it
 */
export function greetingAfter(
  { changesPassword }: FormDefinition,
  path: string,
  secondFactor: unknown,
): string | undefined {
  if (changesPassword) return PASSWORD_CHANGED;
  return secondFactor === 'owed' || path === WELCOME_PATH ? undefined : '1';
}
