/** The factors of the account as the browser reads them, and what the server says of a change that it refused. */
import type { Factors } from '@/lib/features/second-factor/schema';
import { fetchSession } from '@/lib/platform/api-client/account';
import { read } from '@/lib/platform/api-client/read';
import { CallFailure } from '@/lib/platform/api-client/send';

export const FACTORS = '/user/second-factor';

/** A visitor who is not signed in, or has the second step before them, is asked for that and is no failure. */
export type FactorState = { is: 'stranger' } | { is: 'owed' } | { is: 'own'; factors: Factors };

export async function readFactorState(): Promise<FactorState> {
  const session = await fetchSession();
  if (!session.signedIn) return { is: 'stranger' };
  if (session.secondFactor === 'owed') return { is: 'owed' };
  return { is: 'own', factors: await read(FACTORS) };
}

type Refusal = { message: string; fields: Record<string, string> };

/** @param otherwise for what is not the visitor's to mend */
export function refusalOf(error: unknown, otherwise: string): Refusal {
  if (!(error instanceof CallFailure) || error.status >= 500)
    return { message: otherwise, fields: {} };
  const { fields = {} } = Object(error.body) as { fields?: Record<string, string> };
  return { message: error.message, fields };
}
