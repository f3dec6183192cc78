/** A form that was refused, as its visitor sees it again. */
import { COMPANY, EMAIL, NAME } from './fields.ts';
import { refuse } from './state.ts';

const form = {
  id: 'offer',
  words: 'customPlanForm',
  page: '/plan',
  path: '/registration/offer',
  fields: [NAME, COMPANY, EMAIL],
} as const;

test('mistakes stand in the order in which a visitor meets the fields', () => {
  const fields = { name: 'Who are you?', email: 'Where are you?', company: 'For whom?' };
  const { errors } = refuse(form, {}, { fields });
  expect(Object.keys(errors)).toEqual(['name', 'company', 'email']);
});
