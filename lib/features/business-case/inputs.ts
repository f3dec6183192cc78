/** What a buyer puts into the business case: names, bounds, and how it is read from an address. */

/** A number that a buyer chooses. What it starts with is written in content/pages/business-case.yaml. */
export const INPUTS = {
  /** People whose hours are counted. */
  heads: { min: 1, max: 5_000, step: 1 },
  /** Sprints a year. */
  sprints: { min: 1, max: 52, step: 1 },
  /** Weeks of a sprint. */
  weeks: { min: 1, max: 26, step: 1 },
  /** Hours a week. */
  hours: { min: 1, max: 60, step: 0.5 },
  /** What an hour is worth, in the edition's currency: pay, overhead and work left undone. */
  value: { min: 1, max: 100_000, step: 1 },
  /** How much of these hours is development, in percent. */
  development: { min: 1, max: 100, step: 1 },
} as const;

export type InputName = keyof typeof INPUTS;
export type Numbers<Name extends string> = Record<Name, number>;
export type Inputs = Numbers<InputName>;

export const INPUT_NAMES = Object.keys(INPUTS) as InputName[];

type Bounds = { readonly min: number; readonly max: number };

/**
 * The numbers that an address or a form gives, each checked by itself. An emptied field is wrong; one that is not
 * there is left as it was.
 * @param given by name, as typed
 * @param defaults for what is missing or wrong
 * @returns the numbers, and the names of those that were wrong
 */
export function readNumbers<Name extends string>(
  bounds: Readonly<Record<Name, Bounds>>,
  given: Readonly<Record<string, unknown>>,
  defaults: Numbers<Name>,
): { inputs: Numbers<Name>; wrong: Name[] } {
  const inputs = { ...defaults };
  const wrong: Name[] = [];
  for (const name of Object.keys(bounds) as Name[]) {
    const value = given[name];
    if (value === undefined) continue;
    const { min, max } = bounds[name];
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
    if (number >= min && number <= max) inputs[name] = number;
    else wrong.push(name);
  }
  return { inputs, wrong };
}

/** What a buyer of the subscription gives. */
export const readInputs = (given: Readonly<Record<string, unknown>>, defaults: Inputs) =>
  readNumbers(INPUTS, given, defaults);
