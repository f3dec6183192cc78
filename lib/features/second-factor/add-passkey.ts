/** Adds, renames and removes passkeys (WebAuthn). Which device made one is not asked: no attestation. */
import 'server-only';
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { RequestFacts } from '../../platform/api/facts.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { proveOwner } from '../../platform/api/prove-owner.ts';
import { getDb } from '../../platform/db/database.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import type { Session } from '../../platform/session/session.ts';
import { brand } from '../../site/content/site.ts';
import { addFactor, removeFactor, requireFirstCode } from './change-factors.ts';
import { relyingParty } from './relying-party.ts';
import { keepChallenge, takeChallenge } from './rows/challenges.ts';
import {
  countPasskeys,
  deletePasskey,
  findPasskeys,
  hasPasskey,
  insertPasskey,
  renamePasskey,
} from './rows/passkeys.ts';
import type { AddPasskeyInput, PasskeyNameInput, ProofInput } from './schema.ts';

type Sent<Body> = RequestFacts & { headers: Headers; session: Session; body: Body };
type OfOne<Body> = Omit<Sent<Body>, keyof RequestFacts | 'headers'> & { params: { id: string } };

/** Ed25519, ES256 and RS256 in COSE: every authenticator has one of them. Named, so that no experiment of Node is. */
const ALGORITHMS = [-8, -7, -257];

/** An account may have so many. */
export const MOST_PASSKEYS = 10;

/** @throws ApiError FIRST_CODE_NEEDED, PASSKEY_LIMIT, INVALID_PASSKEY, and what proveOwner() throws */
export async function passkeyToAdd({ headers, region, session, body }: Sent<ProofInput>) {
  await requireFirstCode(session);
  await proveOwner(session, body.password);
  const { rpId } = relyingParty(headers, region);
  const { id, email, name } = session.user;
  const db = await getDb();
  await consumeLimit(db, 'secondFactorSetUps', id);
  const own = await findPasskeys(db, id);
  if (own.length >= MOST_PASSKEYS) throw new ApiError('PASSKEY_LIMIT');
  const options = await generateRegistrationOptions({
    rpName: brand[region].name,
    rpID: rpId,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  const asked = { sessionId: session.id, purpose: 'add' } as const;
  await keepChallenge(db, asked, options.challenge, new Date());
  return { ...options };
}

/** What the browser says of a new passkey, held against its challenge. @throws ApiError INVALID_PASSKEY */
async function verified({ headers, region, session, body }: Sent<AddPasskeyInput>) {
  const { rpId, origin } = relyingParty(headers, region);
  const asked = { sessionId: session.id, purpose: 'add' } as const;
  const expectedChallenge = await takeChallenge(await getDb(), asked, new Date());
  if (!expectedChallenge) throw new ApiError('INVALID_PASSKEY');
  const result = await verifyRegistrationResponse({
    response: body.credential,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
    // Whatever it finds wrong, the visitor is told the same.
  }).catch(() => undefined);
  if (!result?.verified) throw new ApiError('INVALID_PASSKEY');
  const { id: credentialId, publicKey, counter, transports } = result.registrationInfo.credential;
  return {
    userId: session.user.id,
    name: body.name,
    rpId,
    credentialId,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: transports ?? [],
  };
}

/** @throws ApiError INVALID_PASSKEY, FIRST_CODE_NEEDED, PASSKEY_LIMIT */
export async function addPasskey(sent: Sent<AddPasskeyInput>) {
  const { session } = sent;
  await requireFirstCode(session);
  const passkey = await verified(sent);
  const recoveryCodes = await addFactor(session, 'passkey-added', async (tx) => {
    if ((await countPasskeys(tx, session.user.id)) >= MOST_PASSKEYS)
      throw new ApiError('PASSKEY_LIMIT');
    if (!(await insertPasskey(tx, passkey))) throw new ApiError('INVALID_PASSKEY');
  });
  return { recoveryCodes };
}

/** @throws ApiError NOT_FOUND */
export async function nameOwnPasskey({ session, params, body }: OfOne<PasskeyNameInput>) {
  const own = { id: params.id, userId: session.user.id };
  if (!(await renamePasskey(await getDb(), own, body.name))) throw new ApiError('NOT_FOUND');
  return { name: body.name };
}

/** @throws ApiError NOT_FOUND, LAST_SECOND_FACTOR, and what proveOwner() throws */
export async function removeOwnPasskey({ session, params, body }: OfOne<ProofInput>) {
  const own = { id: params.id, userId: session.user.id };
  // Of another account's it is not said that a password would be right.
  if (!(await hasPasskey(await getDb(), own))) throw new ApiError('NOT_FOUND');
  await proveOwner(session, body.password);
  await removeFactor(session.user, 'passkey-removed', (tx) => deletePasskey(tx, own));
  return { removed: true } as const;
}
