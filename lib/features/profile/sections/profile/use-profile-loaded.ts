/** Whether the details of the account came the last time that they were fetched (specification, section 4). */
import { useSyncExternalStore } from 'react';
import { apiState, PROFILE_EVENT } from '@/lib/platform/api-client/state';

function subscribe(notice: () => void): () => void {
  addEventListener(PROFILE_EVENT, notice);
  return () => removeEventListener(PROFILE_EVENT, notice);
}

export const useProfileLoaded = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => apiState.isProfileLoaded,
    () => true,
  );
