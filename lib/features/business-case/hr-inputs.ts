/** What a buyer of PAY or HRMS puts into their case: names, bounds, and how it is read from an address. */
import { LIST_TERMS, type ListTerm } from '../../site/prices/names.ts';
import { MOST_HEADS } from '../plans/heads.ts';
import { type Numbers, readNumbers } from './inputs.ts';

/** Whose case it is. The plan and its fee follow from it. */
export const BOUGHT = ['pay', 'hrms'] as const;
export type Bought = (typeof BOUGHT)[number];

/** The numbers; what they start with is written in content/pages/business-case.yaml. */
export const HR_INPUTS = {
  /** People with an active record, whom the fee counts. */
  users: { min: 1, max: MOST_HEADS, step: 1 },
  /** Hours a month that payroll, or leave and attendance, takes all who work at it. */
  work: { min: 0, max: 100_000, step: 1 },
  /** What an hour of theirs costs, in the edition's currency. */
  worth: { min: 1, max: 100_000, step: 1 },
  /** Errors a month that cost money beside the hours. */
  errors: { min: 0, max: 100_000, step: 1 },
  /** What one of them costs, in the edition's currency. */
  each: { min: 0, max: 10_000_000, step: 1 },
  /** How much of the hours and errors falls away, in percent. */
  less: { min: 0, max: 100, step: 1 },
  /** What is paid in a year for what the plan replaces, in the edition's currency. */
  replaced: { min: 0, max: 1_000_000_000, step: 1 },
} as const;

export type HrInputName = keyof typeof HR_INPUTS;
export const HR_INPUT_NAMES = Object.keys(HR_INPUTS) as HrInputName[];
/** Those that grow with the number of people. */
const WITH_PEOPLE = ['work', 'errors', 'replaced'] as const;

export type HrInputs = Numbers<HrInputName> & { bought: Bought; term: ListTerm };

/**
 * The inputs that an address or a form gives, each checked by itself.
 * @param given by name, as typed
 * @param example for what is missing or wrong
 * @returns the inputs, and the names of the numbers that were wrong
 */
export function readHrInputs(
  given: Readonly<Record<string, unknown>>,
  example: HrInputs,
): { inputs: HrInputs; wrong: HrInputName[] } {
  const { inputs, wrong } = readNumbers<HrInputName>(HR_INPUTS, given, example);
  const bought = BOUGHT.find((one) => one === given.bought) ?? example.bought;
  const term = LIST_TERMS.find((one) => one === given.term) ?? example.term;
  return { inputs: { ...inputs, bought, term }, wrong };
}

/**
 * @returns the numbers that grow with the people and are still those of the example, though the people are not; empty
 * while the example stands as a whole
 */
export const leftFromExample = (inputs: HrInputs, example: HrInputs) =>
  inputs.users === example.users
    ? []
    : WITH_PEOPLE.filter((name) => example[name] !== 0 && inputs[name] === example[name]);
