/** The account as the browser reads and changes it. */

import type { FullInfo } from '@/lib/features/profile/schema';
import { fetchSession } from '@/lib/platform/api-client/account';
import { CallFailure } from '@/lib/platform/api-client/send';
import { fetchFullInfo } from '../../fetch-full-info';

/** Under which SWR keeps the account. */
export const ACCOUNT = 'account';

/** What stands in place of the account of a visitor who is asked to sign in, or to finish that. No failures. */
export type NotYet = 'stranger' | 'owed';

export async function readAccount(): Promise<FullInfo | NotYet> {
  const session = await fetchSession();
  if (!session.signedIn) return 'stranger';
  return session.secondFactor === 'owed' ? 'owed' : fetchFullInfo();
}

/** What the server says of a change that it refused, in words for the owner. */
export function refusalOf(error: unknown, field: string, otherwise: string): string {
  if (!(error instanceof CallFailure) || error.status >= 500) return otherwise;
  const { fields } = Object(error.body) as { fields?: Record<string, string> };
  return fields?.[field] ?? error.message;
}
