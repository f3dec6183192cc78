/** Fetches all that the page of the account shows. */
import { fetchDetails } from '../../platform/api-client/account.ts';
import type { FullInfo } from './schema.ts';

/** @throws CallFailure, also for strangers; `isProfileLoaded` is false afterwards */
export const fetchFullInfo = () => fetchDetails<FullInfo>('/user/profile/full_info');
