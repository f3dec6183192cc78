'use server';
/** What the contact form does where no scripts run. With scripts it talks to the API instead. */
import { headers } from 'next/headers';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { requestFacts } from '@/lib/api/facts';
import { InvalidFieldsError } from '@/lib/api/invalid-fields';
import { describeBrowser } from '@/lib/browser/detect-browser';
import type { ContactFormState, ContactValues } from '@/lib/contact/form-state';
import { contactSchema } from '@/lib/contact/schema';
import { submitContact } from '@/lib/contact/submit';
import { log } from '@/lib/log';
import { issueFormToken } from '@/lib/security/form-token';
import { RateLimitedError } from '@/lib/security/rate-limits';

const FIELDS = [...contactSchema.keyof().options];

/** Only the fields that we ask for; a post may hold anything. */
function readValues(form: FormData): ContactValues {
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** @returns the form with its errors and everything that was typed, or the reference number */
export async function sendContactForm(
  _previous: ContactFormState,
  form: FormData,
): Promise<ContactFormState> {
  const sent = await headers();
  const facts = requestFacts(sent);
  setRequestLocale(facts.region);
  const t = await getTranslations('contactForm');
  const values = readValues(form);
  const refuse = (
    status: 'review' | 'invalid' | 'failed',
    errors: Record<string, string> = {},
    message?: string,
  ) => ({ status, values, errors, message, token: issueFormToken() });

  const checked = contactSchema.safeParse(values);
  if (!checked.success) return refuse('invalid', InvalidFieldsError.fromZod(checked.error).fields);
  // Nobody could tell yet how long the form was open, so a person looks at it once more.
  if (!values.token) {
    values.browser ||= describeBrowser(sent.get('user-agent') ?? '');
    return refuse('review');
  }
  try {
    const { reference } = await submitContact(values, facts);
    return { status: 'sent', reference, values };
  } catch (error) {
    if (error instanceof InvalidFieldsError) {
      const { token, ...errors } = error.fields;
      return refuse(token ? 'failed' : 'invalid', errors, token);
    }
    const isOurs = error instanceof RateLimitedError;
    if (!isOurs) log.error({ err: error }, 'the contact form could not be stored');
    return refuse('failed', {}, isOurs ? error.message : t('networkError'));
  }
}
