/** Accounts with second factors, for tests: as they are kept, without the steps that lead there. */
import { getDb } from '../../../platform/db/database.ts';
import { setAccountFactor } from '../../../platform/session/rows/users.ts';
import { sealSecret } from '../authenticator.ts';
import { hashCodes } from '../recovery-codes.ts';
import { beginAuthenticator, confirmAuthenticator } from '../rows/authenticators.ts';
import { insertPasskey } from '../rows/passkeys.ts';
import { replaceRecoveryCodes } from '../rows/recovery-codes.ts';
import { CODES, SECRET } from './known-codes.ts';
import { softAuthenticator } from './soft-authenticator.ts';

/** Made once: hashing is slow on purpose. */
let hashes: Promise<string[]> | undefined;

/** Its app and its recovery codes. Its sessions owe a second factor from now on. */
export async function seedApp(userId: string): Promise<void> {
  const db = await getDb();
  hashes ??= hashCodes(CODES);
  const codeHashes = await hashes;
  const sealedSecret = sealSecret(userId, SECRET);
  await beginAuthenticator(db, { userId, sealedSecret, createdAt: new Date() });
  await db.transaction(async (tx) => {
    await confirmAuthenticator(tx, userId, { step: 0, now: new Date() });
    await replaceRecoveryCodes(tx, userId, codeHashes);
    await setAccountFactor(tx, userId, 'own');
  });
}

/** A passkey of this machine. Its sessions owe a second factor from now on. */
export async function seedPasskey(userId: string, counter = 0) {
  const passkey = softAuthenticator();
  const { credentialId, publicKey } = passkey;
  const row = { userId, name: 'Laptop', rpId: 'localhost', transports: [], counter };
  await (await getDb()).transaction(async (tx) => {
    await insertPasskey(tx, { ...row, credentialId, publicKey });
    await setAccountFactor(tx, userId, 'own');
  });
  return passkey;
}
