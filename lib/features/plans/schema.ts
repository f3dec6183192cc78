/** What the two forms about plans ask for: an offer of one's own, and one of the six plans. */

import { z } from 'zod';
import { email, manyLines, oneLine, phone } from '../../platform/validation/text-fields.ts';
import { isDataRegion } from '../../site/countries/data-regions.ts';
import { guardFields } from '../../site/forms/guard-fields.ts';
import { STARTS } from '../../site/forms/start-options.ts';
import { SERVICES, TIERS } from '../../site/prices/names.ts';
import { digitsOf, HEADS } from './heads.ts';
import { FREE_USERS, MODULES, PLANS, TERMS } from './plans.ts';

const person = {
  name: oneLine().min(2, 'Enter your name.').max(80, 'Shorten your name to 80 characters.'),
  email: email(),
  company: oneLine()
    .min(2, 'Enter the name of the company.')
    .max(80, 'Shorten the company name to 80 characters.'),
};

const heads = oneLine()
  .overwrite(digitsOf)
  .regex(HEADS, 'Enter the number of people in digits, from 1 to 999,999, for example 180.');

/** What a list sends whose first line, that of no choice, was left. */
const OPEN = '';

export const customPlanSchema = z.strictObject({
  heads,
  modules: z
    .array(z.enum(MODULES, { error: 'Choose modules from the list.' }), {
      error: 'Tick at least one module.',
    })
    .min(1, 'Tick at least one module.')
    .max(MODULES.length, 'Tick each module once.'),
  term: z.enum(TERMS, { error: 'Choose a term from the list.' }),
  /** Of those who chose it on the price list; the others leave it to the offer. */
  plan: z.enum([...TIERS, OPEN], { error: 'Choose a plan from the list.' }).optional(),
  service: z.enum([...SERVICES, OPEN], { error: 'Choose from the list who runs HCM.' }).optional(),
  dataRegion: oneLine().refine(isDataRegion, 'Choose a region from the list.'),
  message: manyLines().max(4000, 'Shorten your message to 4,000 characters.').optional(),
  ...person,
  ...guardFields,
});
export type CustomPlan = z.output<typeof customPlanSchema>;

export const signUpSchema = z
  .strictObject({
    plan: z.enum(PLANS, { error: 'Open the page of the plan again and send the form there.' }),
    heads,
    /** Not asked for the Free plan, which begins when the visitor opens it. */
    start: z.enum(STARTS, { error: 'Choose a month from the list.' }).optional(),
    ...person,
    phone: phone().optional(),
    ...guardFields,
  })
  .refine(({ plan, start }) => plan === 'Free' || start !== undefined, {
    path: ['start'],
    error: 'Choose a month from the list.',
  })
  .refine(({ plan, heads: people }) => plan !== 'Free' || Number(people) <= FREE_USERS, {
    path: ['heads'],
    error: `The Free plan holds ${FREE_USERS} people. Sign up for Premium instead.`,
  });
export type SignUp = z.output<typeof signUpSchema>;
