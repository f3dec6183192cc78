'use client';
/**
 * Applies what the visitor allows, at load and after each choice: to Google's consent signals, and
 * to the scripts of content/site/scripts.yaml, which stand in the page as mere text until then.
 */
import { getCookie } from 'cookies-next/client';
import { useEffect } from 'react';
import type { Region } from '@/lib/platform/region/region';
import { type Signals, signalsOf } from '@/lib/site/consent/consent-mode';
import {
  agreedRecord,
  type Choices,
  choicesOf,
  consentCookieName,
  everyCategory,
} from '@/lib/site/consent/record';
import { listen } from './site-events';
import { whenShown } from './when-shown';

declare global {
  /** Defined by the head script; see lib/site/consent/consent-mode.ts. */
  function gtag(command: 'consent', action: 'update', signals: Signals): void;
}

/** Until a choice or the guard says otherwise, by what the head script found. */
const isGiven = () => document.documentElement.dataset.consent === 'given';

export function ConsentScripts({ region, revision }: { region: Region; revision: string }) {
  useEffect(() => {
    const allowed = (): Choices => {
      const cookie = getCookie(consentCookieName(region));
      const record = isGiven() && agreedRecord(String(cookie ?? ''), region, revision);
      return record ? choicesOf(record) : everyCategory(false);
    };
    const signal = () => gtag('consent', 'update', signalsOf(allowed()));
    const gate = () => {
      // The default site has no such script: what handles them is loaded only where one stands.
      if (document.querySelector('script[data-consent]'))
        void import('./consent-gate').then(({ gateScripts }) => gateScripts(allowed));
    };
    return whenShown(() => {
      if (isGiven()) signal();
      gate();
      return listen('site:consent', () => {
        signal();
        gate();
      });
    });
  }, [region, revision]);
  return null;
}
