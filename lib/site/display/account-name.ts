/**
 * Who is signed in, as every page shows it. Pages are static: the head script reads the name from a cookie before the
 * first paint and writes it on <html>, as an attribute for scripts and as two custom properties, which CSS shows.
 */

/** The name that the header and greetings use, and its first letter, as CSS strings. */
export const NAME_PROPERTY = '--account-name';
export const INITIAL_PROPERTY = '--account-initial';

/** Where a visitor is taken who has signed out: the notice there is the target of the fragment. */
export const SIGNED_OUT_PATH = '/auth/login#signed-out';
/** Where a visitor is taken who has an account now, or a new password, and wanted no other page. */
export const WELCOME_PATH = '/auth/welcome';
/** In session storage: the next page says 'Welcome', once; or that the password is changed, with that value. */
export const WELCOME_KEY = 'welcome';
export const PASSWORD_CHANGED = 'passwordChanged';
/** In session storage: where the code went that the next page asks for. */
export const CODE_ADDRESS_KEY = 'code-address';

/**
 * 'Sam' of 'Sam Reed'. A first word of one or two letters, or with a full stop, may be a title or an initial:
 * then it is the whole name.
 */
export function givenName(name: string): string {
  const [first = ''] = name.split(' ');
  return first.length < 3 || first.endsWith('.') ? name : first;
}

/**
 * Shows on this page that `name` is signed in, or that nobody is.
 * @param name as the account has it
 */
export function markAccount(name: string | undefined): void {
  const { dataset, style } = document.documentElement;
  if (!name) {
    delete dataset.account;
    style.removeProperty(NAME_PROPERTY);
    style.removeProperty(INITIAL_PROPERTY);
    return;
  }
  const given = givenName(name);
  dataset.account = given;
  // A JSON string is a CSS string as far as names go: what it escapes otherwise is shown, and ends nothing.
  style.setProperty(NAME_PROPERTY, JSON.stringify(given));
  style.setProperty(INITIAL_PROPERTY, JSON.stringify(Array.from(given)[0] ?? ''));
}
