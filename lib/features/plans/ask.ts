/** Takes what visitors ask about plans: an offer of their own, or to join one of the six. */
import 'server-only';
import { LOCALES, type Region } from '../../platform/region/region.ts';
import { fillWords } from '../../site/content/fill-words.ts';
import { getMessages } from '../../site/content/messages.ts';
import { moneyOf } from '../../site/prices/money.ts';
import { priceListOf } from '../../site/prices/price-list.ts';
import { submission } from '../submissions/submission.ts';
import { PLAN_NAMES, withHris } from './plans.ts';
import { priceOf, yearOf } from './price.ts';
import type { CustomPlan, SignUp } from './schema.ts';

type Asked = Pick<CustomPlan, 'heads' | 'modules' | 'term' | 'plan' | 'service'>;

/**
 * @returns what was asked for costs by the price list of the edition, as the price calculator counts it;
 * undefined for a term that the list does not have
 */
export function listPrice(asked: Asked, region: Region): string | undefined {
  const { heads, modules, term, plan, service } = asked;
  if (term === 'other') return undefined;
  const choice = { heads: Number(heads), modules, term, ...(plan && { plan }) };
  const price = priceOf({ ...choice, ...(service && { service }) }, priceListOf(region));
  const money = moneyOf(LOCALES[region]);
  return fillWords(getMessages(region).customPlanForm.priceText, {
    plan: PLAN_NAMES[price.plan],
    year: money(price.year),
    threeYears: money(price.threeYears),
  });
}

export const askForPlan = submission<CustomPlan>({
  kind: 'plan',
  // As the list was on that day: prices change, and the offer must not.
  keep: (fields, region) => ({
    ...fields,
    modules: withHris(fields.modules),
    price: listPrice(fields, region),
  }),
});

export const signUp = submission<SignUp>({
  kind: 'sign-up',
  keep: (fields, region) => ({
    ...fields,
    // The desk reads the plan's name, not the spelling of its page.
    plan: PLAN_NAMES[fields.plan],
    price: fillWords(getMessages(region).signUpForm.priceText, {
      year: moneyOf(LOCALES[region])(
        yearOf(fields.plan, Number(fields.heads), priceListOf(region)),
      ),
    }),
  }),
});
