/** The way from the page that is open to the sign-in, and back to it. In the browser only. */
import { keptPath } from '../security/return-path';

/** The page that is open, with the query and the fragment of its address. */
export const here = (): string => keptPath(location.pathname, location.search + location.hash);

/** The sign-in page, which leads back here. */
export const loginFromHere = (): string => `/auth/login?next=${encodeURIComponent(here())}`;
