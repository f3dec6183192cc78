/** The browser and the system of a visitor in a few words, made of the User-Agent header. Pure. */
import type { Agent } from '../../platform/session/start-session.ts';
import { describeBrowser, detectBrowser } from '../../site/forms/detect-browser.ts';

/** In this order, because some name others as well: Android says Linux, a phone says Mac OS X. */
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** No browser sends a longer one; searching it would be work done for an attacker. */
const LONGEST_AGENT = 500;

/**
 * Only what these lists name is kept, never a word that was sent.
 * @param userAgent as the browser sent it; any client may send anything
 */
export function agentOf(userAgent: string): Agent {
  const text = userAgent.slice(0, LONGEST_AGENT);
  const system = SYSTEMS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  return {
    browser: describeBrowser(text) || null,
    system,
    kind: `${detectBrowser(text)}/${system ?? 'other'}`,
  };
}
