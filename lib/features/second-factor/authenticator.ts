/**
 * The codes of an authenticator app: TOTP (RFC 6238) with SHA-1, six digits and steps of 30 seconds, which is what
 * every app knows. A code is taken a step early or late, and each step once.
 */
import 'server-only';
import { Secret, TOTP } from 'otpauth';
import { getDb } from '../../platform/db/database.ts';
import type { Region } from '../../platform/region/region.ts';
import { seal, unseal } from '../../platform/security/sealed.ts';
import { brand } from '../../site/content/site.ts';
import { type Authenticator, findAuthenticator, takeStep } from './rows/authenticators.ts';

const PURPOSE = 'authenticator-secret';
const STEP_MS = 30_000;
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

type Owner = { id: string; email: string; region: Region };

const totpOf = (secret: string, { email, region }: Pick<Owner, 'email' | 'region'>) =>
  new TOTP({
    issuer: brand[region].name,
    label: email,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_MS / 1000,
  });

export const sealSecret = (userId: string, secret: string) => seal(PURPOSE, userId, secret);

/** A secret in base32, as it is typed into an app, sealed for its row, and the address that a QR code holds. */
export function newSecret(owner: Owner) {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return {
    secret,
    sealedSecret: sealSecret(owner.id, secret),
    address: totpOf(secret, owner).toString(),
  };
}

/** Which step `code` is of, when it is one of now; undefined for a secret that our keys do not open. */
export function stepOf(
  owner: Owner,
  { sealedSecret }: Pick<Authenticator, 'sealedSecret'>,
  code: string,
  now: Date,
): number | undefined {
  const secret = unseal(PURPOSE, owner.id, sealedSecret);
  if (secret === undefined) return undefined;
  const delta = totpOf(secret, owner).validate({
    token: code,
    timestamp: now.getTime(),
    window: 1,
  });
  return delta === null ? undefined : Math.floor(now.getTime() / STEP_MS) + delta;
}

/** Uses `code` up. @returns whether it was one of now that was not used before */
export async function spendAppCode(owner: Owner, code: string, now: Date): Promise<boolean> {
  const db = await getDb();
  const own = await findAuthenticator(db, owner.id);
  if (!own?.confirmedAt) return false;
  const step = stepOf(owner, own, code, now);
  if (step === undefined) return false;
  const secret = unseal(PURPOSE, owner.id, own.sealedSecret) ?? '';
  return takeStep(db, owner.id, { step, sealedSecret: sealSecret(owner.id, secret) });
}
