/** How long an answer and a note of the desk are, in characters. Imports nothing: the browser reads it. */
export const ANSWER_LIMITS = { shortest: 2, longest: 8000 } as const;
export const NOTE_LIMITS = { longest: 2000 } as const;
