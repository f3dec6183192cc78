/** A number of people as they write it: 1,200 or 1 200 in one country, 1,20,000 in the other. */

export const MOST_HEADS = 999_999;

/** What is left of it: one to `MOST_HEADS` in digits. */
export const HEADS = /^[1-9]\d{0,5}$/;

export const digitsOf = (typed: string): string => typed.replace(/[\s,]/g, '');

/** The same for the `pattern` of a field, before anything is taken out. */
export const HEADS_TYPED = '[\\s,]*[1-9]([\\s,]*\\d){0,5}[\\s,]*';
