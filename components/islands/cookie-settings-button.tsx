'use client';
/** The footer's way back to the cookie choice. Without scripts it is a link to the banner. */
import { emit } from './site-events';

export function CookieSettingsButton({ label }: { label: string }) {
  return (
    <a
      href="#cookie-choice"
      className="footer-link"
      onClick={(event) => {
        event.preventDefault();
        emit('site:cookie-settings', undefined);
      }}
    >
      {label}
    </a>
  );
}
