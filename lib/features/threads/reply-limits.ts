/** How long a reply to the desk is, in characters. Imports nothing: the browser reads it. */
export const REPLY_LIMITS = { shortest: 2, longest: 4000 } as const;
