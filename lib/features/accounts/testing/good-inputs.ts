/** Right inputs of the endpoints beside it, for the contract test and the fuzz run. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type Actor, newActor } from '../../../platform/api/testing/actor.ts';
import { formToken, type GoodInputs } from '../../../platform/api/testing/good-input.ts';
import { getDb } from '../../../platform/db/database.ts';
import { issueMailedCode } from '../../../platform/security/mailed-code.ts';
import { users } from '../../../platform/session/tables.ts';
import { codeOf, newCode } from '../one-time-code.ts';
import { insertCompany, insertInvite } from '../rows/invites.ts';
import { insertCode } from '../rows/one-time-codes.ts';

/** A code that was mailed to the account, and its row's id. */
async function mailedCode(
  { user: { id: userId, email, region } }: Actor,
  purpose: 'login' | 'reset',
) {
  const row = newCode({ purpose, region, email, userId }, 'elsewhere', new Date());
  const id = await (await getDb()).transaction((tx) => insertCode(tx, row));
  return { id, otp: codeOf(id) };
}

/** An open invitation for the account. */
const invitationFor = async ({ user: { region, email } }: Actor) =>
  (await getDb()).transaction(async (tx) => {
    const companyId = await insertCompany(tx, { name: 'Analytical Engines', region });
    const expiresAt = new Date(Date.now() + 60_000);
    const id = await insertInvite(tx, { companyId, region, email, expiresAt });
    return { code: issueMailedCode('invite', id) };
  });

/** The address of a further account. */
const memberAddress = async () => (await newActor('member')).user.email;

const resetLink = async (actor: Actor) => ({
  code: issueMailedCode('reset-password', (await mailedCode(actor, 'reset')).id),
});

export const goodInputs: GoodInputs = {
  'POST /user/logout': { form: () => ({}) },
  'POST /registration/register': {
    body: () => ({
      name: 'Ada Lovelace',
      email: `ada.${randomUUID()}@example.com`,
      password: 'an analytical engine',
      token: formToken(),
    }),
  },
  'POST /user/verify_login_register_contact_user_otp': {
    body: async (actor) => ({
      email: actor.user.email,
      otp: (await mailedCode(actor, 'login')).otp,
      purpose: 'login',
    }),
  },
  'POST /user/resend_user_otp': {
    body: ({ user }) => ({ email: user.email, purpose: 'login', token: formToken() }),
  },
  'POST /user/forgot_password': { body: ({ user }) => ({ email: user.email, token: formToken() }) },
  'POST /user/verify_forgotpassword_user_otp': {
    body: async (actor) => ({
      email: actor.user.email,
      otp: (await mailedCode(actor, 'reset')).otp,
    }),
  },
  'PUT /user/reset_password': {
    body: async (actor) => ({
      email: actor.user.email,
      otp: (await mailedCode(actor, 'reset')).otp,
      password: 'a difference engine',
    }),
  },
  'POST /auth/check-reset-code': { body: resetLink },
  'POST /auth/reset-password': {
    body: async (actor) => ({ ...(await resetLink(actor)), password: 'a difference engine' }),
  },
  'PUT /user/change_password': {
    body: ({ password }) => ({ password, newPassword: 'a difference engine' }),
  },
  'POST /user/invite': {
    body: async ({ user }) => {
      const db = await getDb();
      const companyId = await db.transaction((tx) =>
        insertCompany(tx, { name: 'Analytical Engines', region: user.region }),
      );
      await db.update(users).set({ companyId }).where(eq(users.id, user.id));
      return { email: `ben.${randomUUID()}@example.com` };
    },
  },
  // Every visitor with the code of a mail may read it.
  'GET /auth/invite/[code]': { params: invitationFor, isForAll: true },
  'POST /auth/invite/[code]': { params: invitationFor },
  'POST /desk/accounts/lock': {
    body: async () => ({ email: await memberAddress(), reason: 'Asked for it by phone' }),
  },
  'POST /desk/accounts/unlock': { body: async () => ({ email: await memberAddress() }) },
  'POST /user/login': { body: ({ user, password }) => ({ email: user.email, password }) },
};
