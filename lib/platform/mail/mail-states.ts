/** How a mail stands, for people. Imports nothing: browsers read it. */

/**
 * `none`: it was never owed, or was dropped. `waiting`: it leaves in a moment. `trying`: the mail server did not take it
 * yet. `refused`: the recipient's address takes none. `given-up`: it failed for twelve hours, or cannot be written.
 */
export const MAIL_STATES = ['none', 'waiting', 'trying', 'sent', 'refused', 'given-up'] as const;
export type MailState = (typeof MAIL_STATES)[number];
