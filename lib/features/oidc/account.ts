/**
 * Which account of ours an account of the provider signs in to. A new one makes an account without a
 * password. One whose e-mail address has an account here already is never connected to it: an attacker who
 * can make a provider say an address would own every account.
 */
import 'server-only';
import { z } from 'zod';
import { getDb } from '../../platform/db/database.ts';
import type { Region } from '../../platform/region/region.ts';
import { EmailTakenError, insertUser, type User } from '../../platform/session/rows/users.ts';
import { email, oneLine } from '../../platform/validation/text-fields.ts';
import { SignInFailure } from './failure.ts';
import { findUserOfIdentity, type Identity, insertIdentity } from './identities.ts';

/** What providers may say of a person (OpenID Connect Core 1.0, section 5.1). */
const claimsSchema = z.object({
  email: email(),
  email_verified: z.literal(true),
  name: oneLine().min(2).max(80).optional().catch(undefined),
});

/**
 * @param fetchClaims asked only for an account that was never here
 * @throws SignInFailure 'unverified' or 'taken'
 */
export async function accountOf(
  identity: Identity,
  region: Region,
  fetchClaims: () => Promise<object>,
): Promise<User> {
  const known = await findUserOfIdentity(await getDb(), identity);
  return known ?? makeAccount(identity, region, await fetchClaims());
}

async function makeAccount(identity: Identity, region: Region, claims: object): Promise<User> {
  const { data } = claimsSchema.safeParse(claims);
  if (!data) throw new SignInFailure('unverified');
  const name = data.name ?? data.email.slice(0, data.email.indexOf('@')).slice(0, 80);
  try {
    return await (await getDb()).transaction(async (tx) => {
      const user = await insertUser(tx, { email: data.email, name, region });
      await insertIdentity(tx, identity, user.id);
      return user;
    });
  } catch (error) {
    if (!(error instanceof EmailTakenError)) throw error;
    // The same person in two tabs: the other one was quicker.
    const known = await findUserOfIdentity(await getDb(), identity);
    if (known) return known;
    throw new SignInFailure('taken');
  }
}
