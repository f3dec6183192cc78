/**
 * What the working time of a team is worth in a year, what waiting for releases costs, and in which month an
 * enterprise subscription has paid for itself. Pure arithmetic, the same in the browser and on the server.
 */
import type { Inputs } from './inputs.ts';

/**
 * How much of the development time falls away, as the claim `less-development-time` says:
 * the lowest and the highest of its projects.
 */
export const SAVED = { least: 0.7, most: 0.99 } as const;

/** A fixed fee a year, in the edition's currency. */
export type Fee = { lowest: number; highest: number };

export type BusinessCase = {
  /** Hours of all people in a year of sprints. */
  hours: number;
  /** What this working time is worth, in the edition's currency: the specification's opportunity cost. */
  cost: number;
  /** What waiting costs: the worth of the work that lies finished and unreleased, half a sprint on average. */
  waiting: number;
  /** The worth of the hours that fall away in a year. */
  saved: { least: number; most: number };
  /**
   * The month, counted from the start, in which the savings have reached the fee; undefined when that is
   * after the first year.
   */
  breakEven: { earliest?: number; latest?: number };
  /** Savings of the first year less the fee; negative where it does not pay. */
  net: { least: number; most: number };
};

const MONTHS = 12;
/** Work is finished on any day of a sprint, so on average half a sprint of it waits for the release. */
const WAITS = 0.5;

/** The month of the first year in which savings that come evenly have reached a fee that is paid at its start. */
export function monthOf(fee: number, saved: number): number | undefined {
  const month = Math.ceil((fee / saved) * MONTHS);
  return month <= MONTHS ? month : undefined;
}

/**
 * The fee is paid at the start, savings come evenly over the year. The earliest month takes the lowest fee
 * and the most saving, the latest the highest fee and the least.
 */
export function businessCase(inputs: Inputs, fee: Fee): BusinessCase {
  const { heads, sprints, weeks, hours: weekly, value, development } = inputs;
  const hours = heads * sprints * weeks * weekly;
  const cost = hours * value;
  const ofDevelopment = (cost * development) / 100;
  const saved = { least: ofDevelopment * SAVED.least, most: ofDevelopment * SAVED.most };
  const earliest = monthOf(fee.lowest, saved.most);
  const latest = monthOf(fee.highest, saved.least);
  return {
    hours,
    cost,
    waiting: heads * weeks * WAITS * weekly * value,
    saved,
    breakEven: { ...(earliest && { earliest }), ...(latest && { latest }) },
    net: { least: saved.least - fee.highest, most: saved.most - fee.lowest },
  };
}
