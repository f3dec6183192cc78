/**
 * What a session lacks besides the password. Which factors an account has is known to lib/features/second-factor,
 * which keeps `users.secondFactor` up to date in the transaction of each change.
 */

/**
 * Of an account: no factor; nothing but a first code, which the operator gave to staff; or a passkey or an
 * authenticator app of its own.
 */
export type AccountFactor = 'none' | 'first-code' | 'own';

/** 'owed': the account has a factor that this session has not shown. 'missing': staff have to add one. */
export const FACTOR_GAPS = ['owed', 'missing'] as const;
export type FactorGap = (typeof FACTOR_GAPS)[number];

/** Whoever sees more than their own data needs a second factor. */
export const isStaff = (role: string): boolean => role !== 'member';

type Facts = { role: string; factor: AccountFactor; shownAt: Date | null };

export function gapOf({ role, factor, shownAt }: Facts): FactorGap | undefined {
  if (factor !== 'none' && !shownAt) return 'owed';
  return isStaff(role) && factor !== 'own' ? 'missing' : undefined;
}

/** The pages where the two are made up for. */
export const GAP_PAGES = {
  owed: '/auth/second-factor',
  missing: '/profile/safety',
} as const satisfies Record<FactorGap, string>;

/** Of the form for a code, which a low window would not show below the heading of its page. */
const CODE_PLACE = '#code';

/**
 * Where a visitor goes who has just signed in.
 * @param asked the page that they wanted, a path of this site
 */
export function pathWithGap(gap: FactorGap | undefined, asked: string): string {
  if (!gap) return asked;
  // A page that only signs people in is no place to come back to.
  const isWorthIt = asked !== '/' && !asked.startsWith('/auth/');
  const next = isWorthIt ? `?next=${encodeURIComponent(asked)}` : '';
  return `${GAP_PAGES[gap]}${next}${gap === 'owed' ? CODE_PLACE : ''}`;
}
