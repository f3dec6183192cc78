/** Settings that mean nothing without others: half of them is a mistake, not a default. */

const S3 = 'FILES_S3_';
const KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

/**
 * @param given the settings that are not empty
 * @returns a line for each that is missing, with what asks for it
 */
export function halfSet(given: Record<string, string | undefined>): string[] {
  const ofFiles = Object.keys(given).filter((name) => name.startsWith(S3));
  if (ofFiles.length === 0) return [];
  const ofKeys = KEYS.filter((name) => given[name]);
  return [
    ...missing(given, [`${S3}BUCKET`, `${S3}REGION`], ofFiles),
    ...(ofKeys.length > 0 ? missing(given, KEYS, ofKeys) : []),
  ];
}

const missing = (given: Record<string, string | undefined>, names: string[], askedBy: string[]) =>
  names
    .filter((name) => !given[name])
    .map(
      (name) =>
        `${name}: is not set, but ${askedBy[0]} is. Set it too, or leave ${askedBy.join(', ')} out.`,
    );
