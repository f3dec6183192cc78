/** Counts as running text has them: small ones in words. */

const SMALL = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** @returns 'six' for 6; from ten on the figures */
export const numberWord = (count: number): string => SMALL[count] ?? String(count);

/** `text` with its first letter in capitals: it begins a sentence or a heading. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
