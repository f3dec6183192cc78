/** How long a password that a visitor chooses is, in characters (NIST SP 800-63B). Forms know it too. */
export const PASSWORD_LIMITS = { shortest: 12, longest: 256 } as const;
