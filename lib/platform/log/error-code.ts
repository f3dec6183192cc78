/**
 * The `code` of an error (ENOENT, ECONNREFUSED, an SQLSTATE), or ''. Looks at the value, not at its
 * class: errors of Node's own modules are of another realm in tests.
 */
export function errorCode(error: unknown): string {
  const hasCode = error !== null && typeof error === 'object' && 'code' in error;
  return hasCode && typeof error.code === 'string' ? error.code : '';
}
