/** What the operator reads of the first code of staff. It is not shown again. */
export const firstCodeSentence = (code: string): string =>
  `First code: ${code}
Give it to them in person or by telephone, never by e-mail. It signs in once; then they add a passkey or an app.`;
