/** The forms of all features are told apart, and work where no scripts run. */
import { formDefinitions } from '@/generated/form-definitions';
import { FORM_IDS } from '../site/forms/known-forms.ts';
import { servedForm } from './served-forms.ts';

test('no two forms have one id', () => {
  expect(formDefinitions.map(({ id }) => id).sort()).toEqual([...FORM_IDS].sort());
});

test.each(FORM_IDS)('an endpoint takes the form %s', (id) => {
  expect(servedForm(id)?.form.id).toBe(id);
});
