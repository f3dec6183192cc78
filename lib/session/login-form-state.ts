/** What the sign-in form shows besides its fields. The password is never given back. */
export type LoginFormState = {
  email: string;
  /** What to mend, by field. */
  errors: Record<string, string>;
  /** What went wrong that no field can mend. */
  message?: string;
};
