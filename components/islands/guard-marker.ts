/** What the middleware left in the address bar when it sent a visitor to the homepage. */
import { safeReturnPath } from '@/lib/platform/security/return-path';

export type GuardMarker = {
  /** Why a guarded page was refused, if it was. */
  refusal?: 'missing' | 'invalid' | 'ip';
  /** The path to go to once consent is given. */
  returnPath?: string;
  /** The path that does not exist, if that is why. */
  missingPath?: string;
};

/** Reads the marker and takes it out of the address bar. */
export function takeGuardMarker(): GuardMarker {
  const url = new URL(location.href);
  const { searchParams } = url;
  const reason = searchParams.get('consent');
  const marker: GuardMarker = {
    refusal: reason === 'missing' || reason === 'invalid' || reason === 'ip' ? reason : undefined,
    returnPath: safeReturnPath(searchParams.get('next')),
    missingPath: searchParams.get('missing') ?? undefined,
  };
  if (marker.refusal === undefined && marker.missingPath === undefined) return marker;
  for (const name of ['consent', 'next', 'missing']) searchParams.delete(name);
  history.replaceState(history.state, '', url.pathname + url.search);
  return marker;
}
