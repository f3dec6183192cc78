/**
 * Google's Consent Mode v2: what a visitor's choice means in the signals that Google's tags obey.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
import { CATEGORIES, type Category, type Choices, everyCategory } from './record.ts';

/** The signals that each category grants. Google has none for measuring speed. */
export const SIGNALS = {
  necessary: ['security_storage'],
  performance: [],
  marketing: ['ad_storage', 'ad_user_data', 'ad_personalization'],
  analytical: ['analytics_storage'],
  functional: ['functionality_storage', 'personalization_storage'],
} as const satisfies Record<Category, readonly string[]>;

export type Signal = (typeof SIGNALS)[Category][number];
export type Signals = Record<Signal, 'granted' | 'denied'>;

/** Each signal, granted when its category is allowed. */
export function signalsOf(choices: Choices): Signals {
  return Object.fromEntries(
    CATEGORIES.flatMap((category) =>
      SIGNALS[category].map((signal) => [signal, choices[category] ? 'granted' : 'denied']),
    ),
  ) as Signals;
}

/**
 * What the page says before anything else runs: nothing is granted but what is necessary. `gtag`
 * pushes its `arguments` as they are, because Google's tags take an array for data, not a command.
 */
export const CONSENT_DEFAULT_SCRIPT = `var dataLayer=dataLayer||[];
function gtag(){dataLayer.push(arguments)}
gtag('consent','default',${JSON.stringify(signalsOf(everyCategory(false)))});`;
