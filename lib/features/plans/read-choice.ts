/** What an address or a form says about people, modules and term; everything in it is hostile. */
import { LIST_TERMS, SERVICES, TIERS } from '../../site/prices/names.ts';
import { digitsOf, HEADS } from './heads.ts';
import { withHris } from './plans.ts';
import type { PriceChoice } from './price.ts';

type Given = Readonly<Record<string, string | string[] | undefined>>;

/**
 * @param given by the names of the fields, as typed
 * @param example for what is missing or wrong
 * @returns the choice, and the number of people as it was typed where that is no number
 */
export function readChoice(
  given: Given,
  example: PriceChoice,
): { choice: PriceChoice; refused?: string } {
  const all = (name: string) => [given[name] ?? []].flat();
  const oneOf = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === all(name)[0]);

  const [typed] = all('heads');
  const digits = digitsOf(typed ?? '');
  const isNumber = HEADS.test(digits);
  const plan = oneOf('plan', TIERS);
  const service = oneOf('service', SERVICES);
  const choice: PriceChoice = {
    heads: isNumber ? Number(digits) : example.heads,
    modules: given.modules === undefined ? example.modules : withHris(all('modules')),
    term: oneOf('term', LIST_TERMS) ?? example.term,
    ...(plan && { plan }),
    ...(service && { service }),
  };
  return { choice, ...(typed !== undefined && !isNumber && { refused: typed.slice(0, 20) }) };
}
