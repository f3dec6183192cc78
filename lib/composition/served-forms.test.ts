/** The forms of all features are told apart, and work where no scripts run. */
import { formDefinitions } from '@/generated/form-definitions';
import { findRoute } from '../site/content/routes.ts';
import { FORM_IDS } from '../site/forms/known-forms.ts';
import { servedForm } from './served-forms.ts';

test('no two forms have one id', () => {
  expect(formDefinitions.map(({ id }) => id).sort()).toEqual([...FORM_IDS].sort());
});

test.each(FORM_IDS)('an endpoint takes the form %s, and its page lets it be posted', (id) => {
  const form = servedForm(id)?.form;
  expect(form?.id).toBe(id);
  // Without scripts a page answers 405 to a form unless its route says so (content/site/routes.yaml).
  expect(findRoute(form?.page ?? '')).toMatchObject({ takesForm: true });
});
