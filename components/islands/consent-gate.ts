/**
 * The scripts that wait for consent: `<script type="text/plain" data-consent data-src>`. Loaded by
 * consent-scripts.tsx on pages that hold one.
 */
import { deleteCookie, getCookies } from 'cookies-next/client';
import type { Category, Choices } from '@/lib/site/consent/record';
import { runsRefusedScript } from './refused-script';

let isWatching = false;

/** Starts the scripts of the allowed categories; deletes the cookies of the others. */
export function gateScripts(allowed: () => Choices): void {
  const choices = allowed();
  for (const tag of document.querySelectorAll<HTMLScriptElement>('script[data-consent]')) {
    if (!choices[tag.dataset.consent as Category]) forget(tag.dataset.cookies?.split(' ') ?? []);
    else if (!tag.dataset.started) start(tag);
  }
  if (!isWatching) watch(allowed);
}

function start(tag: HTMLScriptElement): void {
  tag.dataset.started = 'true';
  const script = document.createElement('script');
  script.dataset.runs = tag.dataset.consent;
  script.src = tag.dataset.src ?? '';
  // Pages are isolated (COEP): what another origin serves must allow it by CORS.
  if (new URL(script.src).origin !== location.origin) script.crossOrigin = 'anonymous';
  tag.after(script);
}

/** @param names as the inventory has them; a `*` at the end stands for any ending */
function forget(names: string[]): void {
  const labels = location.hostname.split('.');
  // A script may have set its cookie for any domain above this host.
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
  for (const cookie of Object.keys(getCookies() ?? {})) {
    const isListed = names.some((name) =>
      name.endsWith('*') ? cookie.startsWith(name.slice(0, -1)) : cookie === name,
    );
    if (!isListed) continue;
    for (const domain of [undefined, ...domains]) deleteCookie(cookie, { path: '/', domain });
  }
}

/** Another tab, or a page that the browser kept for the way back, may have missed a refusal. */
function watch(allowed: () => Choices): void {
  isWatching = true;
  const leaveIfRefused = () => {
    if (runsRefusedScript(allowed())) location.reload();
  };
  document.addEventListener('visibilitychange', leaveIfRefused);
  window.addEventListener('pageshow', leaveIfRefused);
}
