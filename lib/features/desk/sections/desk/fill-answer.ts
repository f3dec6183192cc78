/** Fills a saved answer in. Imports nothing. */

type Facts = { name: string; reference: string; subject: string; staff: string };

/** @returns `text` with the facts in place of their names in brackets; what is none of them stays as it is */
export const fillAnswer = (text: string, { name, reference, subject, staff }: Facts): string => {
  const facts: Partial<Record<string, string>> = { name, reference, subject, staff };
  return text.replace(/\[(\w+)\]/g, (bracket, fact: string) => facts[fact] ?? bracket);
};
