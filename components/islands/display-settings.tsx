'use client';
/**
 * Theme and font size at once, wherever a list of them stands: in the header and on /display. The
 * lists are static markup inside `data-display`; their radios are named like the cookies.
 */
import { getCookie, setCookie } from 'cookies-next/client';
import { useEffect } from 'react';
import { choiceCookie } from '@/lib/site/consent/record';
import { FONT_SIZE_COOKIE, THEME_COOKIE } from '@/lib/site/display/display';

/** Cookie → attribute of <html>. */
const ATTRIBUTES: Record<string, string> = { [THEME_COOKIE]: 'theme', [FONT_SIZE_COOKIE]: 'font' };

const radios = (name: string, value: unknown) =>
  document.querySelectorAll<HTMLInputElement>(`[data-display] [name="${name}"][value="${value}"]`);

/** Shows the page with `value`, and the same in every list; what no list offers is left alone. */
function show(name: string, value: unknown) {
  const offered = [...radios(name, value)];
  for (const radio of offered) radio.checked = true;
  const { dataset } = document.documentElement;
  const attribute = ATTRIBUTES[name] as string;
  // The whole page is styled anew by it.
  if (offered[0] && dataset[attribute] !== value) dataset[attribute] = offered[0].value;
}

export function DisplaySettings() {
  useEffect(() => {
    // The head script knows the visitor's choice; the server does not.
    for (const [name, attribute] of Object.entries(ATTRIBUTES))
      show(name, document.documentElement.dataset[attribute]);

    const choose = ({ target }: Event) => {
      const { name, value } = target as HTMLInputElement;
      if (!(target as Element).closest('[data-display]')) return;
      setCookie(name, value, choiceCookie(location.protocol === 'https:'));
      show(name, value);
    };
    // A page that the browser kept for the way back still has the choice of then.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) for (const name of Object.keys(ATTRIBUTES)) show(name, getCookie(name));
    };
    document.addEventListener('change', choose);
    window.addEventListener('pageshow', comeBack);
    return () => {
      document.removeEventListener('change', choose);
      window.removeEventListener('pageshow', comeBack);
    };
  }, []);
  return null;
}
