/** Cookies that an answer sets without Next's help, and whether they may need https. */

/** As `cookies().set()` of next/headers takes it. */
export type Cookie = {
  name: string;
  value: string;
  path: '/';
  /** In seconds; 0 deletes the cookie. */
  maxAge: number;
  sameSite: 'lax';
  secure: boolean;
  httpOnly: boolean;
};

/** `cookie` as the value of a Set-Cookie header. */
export function setCookieHeader({ name, value, ...rest }: Cookie): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    `Path=${rest.path}`,
    `Max-Age=${rest.maxAge}`,
    'SameSite=Lax',
    ...(rest.httpOnly ? ['HttpOnly'] : []),
    ...(rest.secure ? ['Secure'] : []),
  ].join('; ');
}

/** Our own server says whether the visitor came by https. */
export const isSecureRequest = (headers: Pick<Headers, 'get'>) =>
  headers.get('x-forwarded-proto') === 'https';
