'use client';
/**
 * Where a cookie decides the edition (localhost, a preview), it can change while a page is open:
 * in another tab, or before the visitor comes back to a page. Such a page loads itself anew.
 */
import { getCookie } from 'cookies-next/client';
import { useEffect } from 'react';
import { regionOfHost } from '@/lib/platform/region/hosts';
import { isRegion, REGION_COOKIE, type Region } from '@/lib/platform/region/region';

export function RegionFollower({ region }: { region: Region }) {
  useEffect(() => {
    if (regionOfHost(location.hostname)) return;
    const follow = async () => {
      const chosen = getCookie(REGION_COOKIE);
      if (!isRegion(chosen) || chosen === region) return;
      // What was typed is there again on the page in the other edition.
      if (document.querySelector('form[data-draft]'))
        await import('./draft-fields').then(
          ({ saveDrafts }) => saveDrafts(),
          () => undefined,
        );
      location.reload();
    };
    // On the way back browsers show what they kept, without asking the server.
    const [visit] = performance.getEntriesByType('navigation');
    if ((visit as PerformanceNavigationTiming | undefined)?.type === 'back_forward') void follow();
    const shown = (event: PageTransitionEvent) => event.persisted && void follow();
    window.addEventListener('pageshow', shown);
    window.addEventListener('focus', follow);
    return () => {
      window.removeEventListener('pageshow', shown);
      window.removeEventListener('focus', follow);
    };
  }, [region]);
  return null;
}
