/** Claims that no editor has reviewed by their review date: a warning at build and on the desk. */

/** @param today ISO date; a claim may be reviewed on its date still */
export const overdue = <Claim extends { review: string }>(
  claims: Claim[],
  today: string,
): Claim[] => claims.filter(({ review }) => review < today);

/** The ISO date of a moment, in UTC, as the build and the desk count days. */
export const isoDate = (moment: Date): string => moment.toISOString().slice(0, 10);
