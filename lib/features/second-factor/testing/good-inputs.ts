/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import type { Actor } from '../../../platform/api/testing/actor.ts';
import type { GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { getDb } from '../../../platform/db/database.ts';
import { setSecondFactorAt } from '../../../platform/session/rows/sessions.ts';
import { readSession } from '../../../platform/session/session.ts';
import { newSecret } from '../authenticator.ts';
import { beginAuthenticator } from '../rows/authenticators.ts';
import { keepChallenge } from '../rows/challenges.ts';
import { findPasskeys } from '../rows/passkeys.ts';
import type { ChallengePurpose } from '../tables.ts';
import { appCode, CODES } from './known-codes.ts';
import { seedApp, seedPasskey } from './seed.ts';
import { softAuthenticator } from './soft-authenticator.ts';

/** Undefined once a call has ended it: showing a factor gives the session another token. */
async function sessionOf({ cookie }: Actor) {
  const [, token = ''] = /session=([^;]+)/.exec(cookie) ?? [];
  return readSession(token);
}

/** The actor has shown what was just seeded. */
async function shown(actor: Actor): Promise<void> {
  const session = await sessionOf(actor);
  if (session) await setSecondFactorAt(await getDb(), session.id, new Date());
}

async function challengeFor(actor: Actor, purpose: ChallengePurpose): Promise<string> {
  const challenge = Buffer.from('a challenge of the tests').toString('base64url');
  const session = await sessionOf(actor);
  const asked = session && { sessionId: session.id, purpose };
  if (asked) await keepChallenge(await getDb(), asked, challenge, new Date());
  return challenge;
}

const proof = ({ password }: Actor) => ({ password });

/** Of a passkey that the actor has besides an app, and has shown. */
async function ownPasskey(actor: Actor): Promise<{ id: string }> {
  await seedApp(actor.user.id);
  await seedPasskey(actor.user.id);
  await shown(actor);
  const [passkey] = await findPasskeys(await getDb(), actor.user.id);
  return { id: passkey?.id ?? '' };
}

const withApp = async (actor: Actor) => {
  await seedApp(actor.user.id);
  await shown(actor);
  return proof(actor);
};

export const goodInputs: GoodInputs = {
  'POST /user/second-factor/code': {
    body: async ({ user }) => {
      await seedApp(user.id);
      return { code: CODES[0] };
    },
  },
  'POST /user/second-factor/passkey/options': {
    body: async ({ user }) => {
      await seedPasskey(user.id);
      return {};
    },
  },
  'POST /user/second-factor/passkey': {
    body: async (actor) => {
      const passkey = await seedPasskey(actor.user.id);
      const challenge = await challengeFor(actor, 'show');
      return { credential: passkey.get({ challenge }) };
    },
  },
  'POST /user/second-factor/authenticator': { body: proof },
  'PUT /user/second-factor/authenticator': {
    body: async ({ user }) => {
      const { secret, sealedSecret } = newSecret(user);
      const begun = { userId: user.id, sealedSecret, createdAt: new Date() };
      await beginAuthenticator(await getDb(), begun);
      return { code: appCode(secret) };
    },
  },
  'DELETE /user/second-factor/authenticator': { body: withApp },
  'POST /user/second-factor/passkeys/options': { body: proof },
  'POST /user/second-factor/passkeys': {
    body: async (actor) => ({
      name: 'Work laptop',
      credential: softAuthenticator().create({ challenge: await challengeFor(actor, 'add') }),
    }),
  },
  'PATCH /user/second-factor/passkeys/[id]': {
    params: ownPasskey,
    body: () => ({ name: 'Work laptop' }),
  },
  'DELETE /user/second-factor/passkeys/[id]': { params: ownPasskey, body: proof },
  'POST /user/second-factor/recovery-codes': { body: withApp },
};
