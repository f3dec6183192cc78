/** The page that sent the visitor to the sign-in, by the address; in the browser only. */
import { safeReturnPath } from '@/lib/platform/security/return-path';

export const returnPath = () => safeReturnPath(new URLSearchParams(location.search).get('next'));
