/** Where a visitor is taken once a form was taken, with scripts and without. */
import { FACTOR_GAPS, pathWithGap } from '../../platform/session/second-factor.ts';
import { WELCOME_PATH } from '../display/account-name.ts';
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
