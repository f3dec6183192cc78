/**
 * The second step of signing in: a code of the app, a recovery code, or a passkey. Whoever gets here has the password
 * or reads the owner's mail, and is still no more than somebody who might be the owner.
 *
 * Codes are counted before they are looked at: together for all networks that the account was never opened from, and
 * apart for each where it was, so that nobody who learned the password keeps the owner out there. A passkey cannot be
 * guessed and stays good while codes are refused.
 */
import 'server-only';
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server';
import type { RequestFacts } from '../../platform/api/facts.ts';
import { ApiError } from '../../platform/api/problem.ts';
import { answerNewSession } from '../../platform/api/session.ts';
import { type Database, getDb } from '../../platform/db/database.ts';
import { noteSignIn } from '../../platform/security/note-sign-in.ts';
import { consumeLimit, resetLimit } from '../../platform/security/rate-limits.ts';
import { sessionToken } from '../../platform/session/cookies.ts';
import { networkOf } from '../../platform/session/known-network.ts';
import { isKnownNetwork } from '../../platform/session/rows/known-networks.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { raiseSession, type Session } from '../../platform/session/session.ts';
import { rememberDevice } from '../../platform/session/start-session.ts';
import { browserOf } from '../sessions/signing-in.ts';
import { spendAppCode } from './authenticator.ts';
import { redeemRecoveryCode } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { keepChallenge, takeChallenge } from './rows/challenges.ts';
import { findPasskeys, notePasskeyUse, type Passkey } from './rows/passkeys.ts';
import type { ShowCodeInput, ShowPasskeyInput } from './schema.ts';

type Asked = RequestFacts & { headers: Headers; session: Session };
type Sent<Body> = Asked & { body: Body };

const APP_CODE = /^\d{6}$/;

/** Which count the tries of this visitor belong to. */
async function limitOf(db: Database, { id, email }: User, address: string) {
  const network = networkOf(email, address);
  return (await isKnownNetwork(db, network))
    ? ({ name: 'secondFactorFromKnownNetwork', who: network } as const)
    : ({ name: 'secondFactorPerAccount', who: id } as const);
}

/** The session opens what its account may see, and its network and browser count as the owner's. */
async function answerShown(asked: Asked): Promise<Response> {
  const { headers, session } = asked;
  const raised = await raiseSession(sessionToken(headers) ?? '');
  if (!raised) throw new ApiError('INVALID_TOKEN');
  const browser = await browserOf(asked);
  await (await getDb()).transaction((tx) => rememberDevice(tx, session.user, browser, new Date()));
  return answerNewSession(headers, raised);
}

/** Writes a line of the log for a try, as every way of showing whose account it is does. */
const noted = (
  way: 'second code' | 'passkey',
  { session, address }: Asked,
  work: () => Promise<Response>,
) => noteSignIn({ way, email: session.user.email, address }, work);

/** @throws ApiError INVALID_SECOND_CODE, RateLimitedError */
export const showCode = (sent: Sent<ShowCodeInput>): Promise<Response> =>
  noted('second code', sent, () => tryCode(sent));

async function tryCode(sent: Sent<ShowCodeInput>): Promise<Response> {
  const { user } = sent.session;
  const { code } = sent.body;
  const db = await getDb();
  const limit = await limitOf(db, user, sent.address);
  await consumeLimit(db, limit.name, limit.who);
  const isRight = APP_CODE.test(code)
    ? await spendAppCode(user, code, new Date())
    : await redeemRecoveryCode(user, code);
  if (!isRight) throw new ApiError('INVALID_SECOND_CODE');
  await resetLimit(db, limit.name, limit.who);
  return answerShown(sent);
}

const ofSession = ({ id }: Session) => ({ sessionId: id, purpose: 'show' }) as const;

async function usable({ id }: User, rpId: string): Promise<Passkey[]> {
  return (await findPasskeys(await getDb(), id)).filter((one) => one.rpId === rpId);
}

/** What a browser asks its owner's passkeys. @throws ApiError INVALID_PASSKEY, RateLimitedError */
export async function passkeyToShow({ headers, region, session }: Asked) {
  const { rpId } = relyingParty(headers, region);
  const db = await getDb();
  await consumeLimit(db, 'passkeysPerAccount', session.user.id);
  const own = await usable(session.user, rpId);
  // An empty list would offer every passkey of this site, those of others too.
  if (own.length === 0) throw new ApiError('NO_PASSKEY');
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'preferred',
  });
  await keepChallenge(db, ofSession(session), options.challenge, new Date());
  return { ...options };
}

/** @throws ApiError INVALID_PASSKEY, RateLimitedError */
export const showPasskey = (sent: Sent<ShowPasskeyInput>): Promise<Response> =>
  noted('passkey', sent, () => tryPasskey(sent));

async function tryPasskey(sent: Sent<ShowPasskeyInput>): Promise<Response> {
  const { headers, region, session, body } = sent;
  const { rpId, origin } = relyingParty(headers, region);
  const db = await getDb();
  const now = new Date();
  await consumeLimit(db, 'passkeysPerAccount', session.user.id);
  const expectedChallenge = await takeChallenge(db, ofSession(session), now);
  const own = await usable(session.user, rpId);
  const passkey = own.find(({ credentialId }) => credentialId === body.credential.id);
  if (!expectedChallenge || !passkey) throw new ApiError('INVALID_PASSKEY');
  const result = await verifyAuthenticationResponse({
    response: body.credential,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
    // Whatever it finds wrong, a count that went back too, the visitor is told the same.
  }).catch(() => undefined);
  if (!result?.verified) throw new ApiError('INVALID_PASSKEY');
  const used = { id: passkey.id, counter: result.authenticationInfo.newCounter };
  if (!(await notePasskeyUse(db, used, now))) throw new ApiError('INVALID_PASSKEY');
  return answerShown(sent);
}
