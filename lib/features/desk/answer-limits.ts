/** How long an answer of the desk is, in characters. Imports nothing: the browser reads it. */
export const ANSWER_LIMITS = { shortest: 2, longest: 8000 } as const;
