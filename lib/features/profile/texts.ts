/** Our own texts that an account acknowledges. Each is a page; its id is the last part of the path. */
export const TEXT_IDS = ['terms-of-use', 'privacy', 'data-protection'] as const;
export type TextId = (typeof TEXT_IDS)[number];
