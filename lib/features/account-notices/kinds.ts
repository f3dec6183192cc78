/** What an owner is told by mail. Each kind has its words in content/messages, `accountNotices`. */
export const NOTICE_KINDS = [
  'new-device',
  'passkey-added',
  'passkey-removed',
  'totp-added',
  'totp-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'second-factor-reset',
  'sessions-ended',
  'account-locked',
  'account-unlocked',
  'code-tries',
  'company-left',
  'account-erased',
  'data-erased',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** After these there is no account to look at. */
export const ERASURE_KINDS = ['account-erased', 'data-erased'] as const satisfies NoticeKind[];
