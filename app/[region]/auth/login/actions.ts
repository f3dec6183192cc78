'use server';
/** What the sign-in form does where no scripts run. With scripts it talks to the API instead. */
import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { requestFacts } from '@/lib/api/facts';
import { InvalidFieldsError } from '@/lib/api/invalid-fields';
import { HOME } from '@/lib/content/routes';
import { log } from '@/lib/log';
import { RateLimitedError } from '@/lib/security/rate-limits';
import { isSecureRequest } from '@/lib/security/set-cookie';
import { cookiesOfSession, sessionToken } from '@/lib/session/cookies';
import { SESSION_LIFETIME_MS } from '@/lib/session/lifetime';
import type { LoginFormState } from '@/lib/session/login-form-state';
import { loginSchema } from '@/lib/session/schema';
import { signIn } from '@/lib/session/sign-in';
import { WrongCredentialsError } from '@/lib/session/wrong-credentials';
import { askedPath } from '@/lib/visit/asked-path';

/** @returns the form with its errors; after signing in the visitor is sent on instead */
export async function signInByForm(
  _previous: LoginFormState,
  form: FormData,
): Promise<LoginFormState> {
  const sent = await headers();
  const { region, address } = requestFacts(sent);
  setRequestLocale(region);
  const t = await getTranslations('loginForm');
  const email = String(form.get('email') ?? '');

  const checked = loginSchema.safeParse({ email, password: String(form.get('password') ?? '') });
  if (!checked.success) return { email, errors: InvalidFieldsError.fromZod(checked.error).fields };
  try {
    const { token, user } = await signIn(checked.data, { address, former: sessionToken(sent) });
    const jar = await cookies();
    const owner = { token, name: user.name };
    for (const cookie of cookiesOfSession(owner, SESSION_LIFETIME_MS, isSecureRequest(sent)))
      jar.set(cookie);
  } catch (error) {
    if (error instanceof WrongCredentialsError)
      return { email, errors: { password: error.message } };
    if (error instanceof RateLimitedError) return { email, errors: {}, message: error.message };
    log.error({ err: error }, 'nobody could be signed in');
    return { email, errors: {}, message: t('networkError') };
  }
  redirect(askedPath(sent) ?? HOME);
}
