/** What staff and whoever runs the site can do with the data of others. Nothing else is written into the audit. */
export const AUDIT_ACTIONS = [
  'list-read',
  'list-exported',
  'message-read',
  'file-saved',
  'status-changed',
  'message-answered',
  'message-assigned',
  'note-written',
  'readers-listed',
  'readers-exported',
  'person-exported',
  'person-erased',
  'account-locked',
  'account-unlocked',
  'sessions-ended',
  'audit-read',
  'audit-exported',
  // By the command line of the server.
  'account-added',
  'account-removed',
  'second-factor-reset',
  'newsletter-sent',
  'mail-sent-again',
  'mail-dropped',
  'database-dumped',
  'database-restored',
  'database-moved',
  'files-moved',
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];
