/**
 * How long we keep what visitors leave with us. The site says the same: `keep-messages` and the others in
 * content/site/promises.yaml; a test compares them. The `retention` of each feature.ts deletes by it.
 */

/** In years. */
export const RETENTION = {
  /**
   * All that is sent to a desk, applications with their CVs too, and the mails about it: a project may
   * begin long after the first question.
   */
  messages: 2,
  /** A choice about cookies lasts one year and has to be proved for two more. */
  receipts: 3,
  /** That a visitor subscribed and left again, in case they ask why they got it. */
  newsletter: 1,
  /**
   * What staff did with whose data: for as long as there can be a message to look at. A trigger keeps the rows that
   * long (the migration that made audit_entries): a change here takes another one.
   */
  audit: 2,
} as const;

/**
 * @param now in ms since 1970
 * @returns the moment before which nothing of that kind may have been made
 */
export function endOfRetention(kind: keyof typeof RETENTION, now: number): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - RETENTION[kind]);
  return end;
}
