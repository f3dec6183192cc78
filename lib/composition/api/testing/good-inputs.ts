/**
 * A right input for every call, by its method and path: the contract test makes each call with it, and
 * both that test and the fuzz run change one thing of it at a time. A call without an entry here fails
 * the contract test, by name.
 *
 * An entry makes its input anew each time, together with the rows that it needs, for a fresh account
 * of the call's role: a code that is good once, or an account that is deleted, spoils nothing.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { codeOf, newCode } from '../../../features/accounts/one-time-code.ts';
import { insertCompany, insertInvite } from '../../../features/accounts/rows/invites.ts';
import { insertCode } from '../../../features/accounts/rows/one-time-codes.ts';
import { seedJobs } from '../../../features/careers/seed-jobs.ts';
import { insertSubscription } from '../../../features/newsletter/rows/newsletter.ts';
import { replacePicture } from '../../../features/profile/picture.ts';
import { insertSubmission } from '../../../features/submissions/rows/submissions.ts';
import type { BodyKind, Call } from '../../../platform/api/call.ts';
import type { Actor } from '../../../platform/api/testing/actor.ts';
import { getDb } from '../../../platform/db/database.ts';
import { storeFile } from '../../../platform/files/files.ts';
import { pdf, png } from '../../../platform/files/testing/sample-files.ts';
import { issueFormToken } from '../../../platform/security/form-token.ts';
import { issueMailedCode } from '../../../platform/security/mailed-code.ts';
import { users } from '../../../platform/session/tables.ts';
import { env } from '../../../platform/settings/env.ts';
import { makeReference } from '../../../site/forms/reference.ts';

/** Makes a value for an account: a right input is for that account, and good once. */
export type Make<T> = (actor: Actor) => T | Promise<T>;

/** As Next gives them: of '[...path]' the parts. */
export type Params = Record<string, string | string[]>;

export type GoodInput = {
  params?: Make<Params>;
  query?: Make<Record<string, string>>;
  /** What `params` name is for every account; elsewhere another one is answered 404. */
  isForAll?: true;
} & { [Kind in BodyKind]?: Make<object> };

/** Of a form that nobody need be signed in for: filled in a minute ago, good for one body. */
const formToken = () => issueFormToken(Date.now() - 60_000);

/** A request for the newsletter that waits to be confirmed. */
const newsletterRequest = async ({ user: { region, email } }: Actor) =>
  insertSubscription(await getDb(), { reference: makeReference(), region, email });

const pdfFile = () => new File([new Uint8Array(pdf)], 'plan.pdf');
const storedFile = async (ownerId: string | null) =>
  (await getDb()).transaction((tx) => storeFile(tx, pdfFile(), { purpose: 'document', ownerId }));

const leavingCode = async (actor: Actor) =>
  issueMailedCode('newsletter-unsubscribe', await newsletterRequest(actor));

/** A message with a file, at the desk of the account. */
const deskSubmission = async ({ user: { region, email } }: Actor) => {
  const fileId = await storedFile(null);
  const row = { reference: makeReference(), kind: 'contact', region, name: 'Ada', email } as const;
  const id = await (await getDb()).transaction((tx) => insertSubmission(tx, { ...row, fileId }));
  return { id };
};

/** For jobs that are open by then. */
const application = async ({ user: { email } }: Actor) => {
  await seedJobs(await getDb());
  return { name: 'Ada Lovelace', email, cv: pdfFile(), token: formToken() };
};

/** Of the calls that answer by edition. */
const ofEdition = ({ user: { region } }: Actor) => ({ region });

/** Whom nobody answers: the call leads to the words that say so. */
const SILENT_PROVIDER = { OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'site' };

/** A code that was mailed to the account, and its row's id. */
async function mailedCode(
  { user: { id: userId, email, region } }: Actor,
  purpose: 'login' | 'reset',
) {
  const row = newCode({ purpose, region, email, userId }, new Date());
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

const resetLink = async (actor: Actor) => ({
  code: issueMailedCode('reset-password', (await mailedCode(actor, 'reset')).id),
});

const NONE: GoodInput = {};

const consentRecord = () => ({
  consent: true,
  ip: '192.0.2.1',
  country_code: 'INDIA',
  necessary_cookies_consent: true,
  performance_cookies_consent: true,
  marketing_cookies_consent: false,
  analytical_cookies_consent: false,
  functional_cookies_consent: false,
});

/** Our texts are everybody's; that one was acknowledged is the account's own. */
const ACKNOWLEDGED_TEXT: GoodInput = { params: () => ({ actionId: 'privacy' }), isForAll: true };

/** Gives the account a picture; the call itself has no query. */
const withPicture = async ({ user }: Actor) => {
  await replacePicture(user.id, new File([new Uint8Array(png())], 'me.png'));
  return {};
};

const newPicture: GoodInput = {
  upload: () => ({ image: new File([new Uint8Array(png())], 'me.png') }),
};

export const GOOD_INPUTS: Record<string, GoodInput> = {
  'GET /api/health/live': NONE,
  'GET /api/health/ready': NONE,
  'GET /auth/custom-oauth': {
    query: () => {
      Object.assign(env, SILENT_PROVIDER);
      return { redirectUri: '/profile' };
    },
  },
  'GET /auth/custom-oauth/callback': {
    query: () => {
      Object.assign(env, SILENT_PROVIDER);
      return { code: 'a code', state: 'a state' };
    },
  },
  'GET /auth/me': NONE,
  'GET /auth/providers': NONE,
  'GET /content/collections': { query: ofEdition },
  'GET /content/consulting-home': { query: ofEdition },
  'GET /content/cookie-text': { query: ofEdition },
  'GET /content/global-menu': { query: ofEdition },
  'GET /desk/claims': NONE,
  'POST /desk/erasure': { body: () => ({ email: 'nobody@example.com' }) },
  'POST /desk/export': { body: () => ({ email: 'nobody@example.com' }) },
  'GET /desk/newsletter': { query: () => ({ page: '1' }) },
  'GET /desk/newsletter.csv': NONE,
  'GET /desk/submissions': {
    query: () => ({ kind: 'contact', status: 'new', q: 'Ada', page: '1' }),
  },
  'GET /desk/submissions.csv': { query: () => ({ kind: 'contact', status: 'new', q: 'Ada' }) },
  'GET /desk/submissions/[id]': { params: deskSubmission },
  'PATCH /desk/submissions/[id]': {
    params: deskSubmission,
    body: () => ({ status: 'handled' }),
  },
  'POST /desk/submissions/[id]/answer': {
    params: deskSubmission,
    body: () => ({ text: 'We can show you on Tuesday.' }),
  },
  'GET /desk/submissions/[id]/file': { params: deskSubmission },
  'GET /desk-times': { query: ofEdition },
  'POST /display': { form: () => ({ theme: 't04' }) },
  'POST /email-subscription/confirm': {
    body: async (actor) => ({
      code: issueMailedCode('newsletter-confirm', await newsletterRequest(actor)),
    }),
  },
  'POST /email-subscription/subscribe': {
    body: ({ user }) => ({ email: user.email, token: formToken() }),
  },
  'POST /email-subscription/unsubscribe': {
    body: async (actor) => ({ code: await leavingCode(actor) }),
    // The form has no field for the code: mail programs have it in the address.
    query: async (actor) => ({ code: await leavingCode(actor) }),
    form: () => ({ 'List-Unsubscribe': 'One-Click' }),
  },
  'GET /broucher/[name]': { params: () => ({ name: 'HRIS' }), isForAll: true },
  'GET /brochure/[name]': { params: () => ({ name: 'HRIS' }), isForAll: true },
  'GET /image/[...path]': { params: () => ({ path: ['icon.svg'] }), isForAll: true },
  'GET /file/[id]': {
    params: async ({ user }) => ({ id: await storedFile(user.id) }),
  },
  'POST /file/single': {
    upload: () => ({ namespace: 'documents', file: pdfFile() }),
  },
  'POST /global/consent': {
    body: consentRecord,
    form: () => ({ decision: 'allowSelected', performance: 'on' }),
  },
  'GET /jobs/[id]': {
    params: async () => {
      await seedJobs(await getDb());
      return { id: 'web-developer-1' };
    },
    isForAll: true,
  },
  'POST /job/apply': {
    upload: async (actor) => ({ ...(await application(actor)), jobId: 'web-developer-1' }),
  },
  'POST /registration/job-application': {
    upload: async (actor) => ({ ...(await application(actor)), jobId: 'web-developer-1' }),
  },
  'POST /job/quick-apply': {
    upload: async (actor) => ({
      ...(await application(actor)),
      jobIds: 'web-developer-1,web-designer-1,no-such-job',
    }),
  },
  'POST /search/requirements': {
    body: () => ({ q: 'payroll', location: ['Boston, MA'], page: 1 }),
  },
  'POST /registration/contact-us': {
    body: ({ user }) => ({
      name: 'Ada Lovelace',
      email: user.email,
      topic: 'demo',
      message: 'We would like to see a demonstration.',
      token: formToken(),
    }),
  },
  'POST /registration/support-request': {
    body: () => ({
      product: 'hrms',
      urgency: 'slowed',
      subject: 'Hours of a night shift are cut',
      message: 'We opened the timesheet, changed Thursday and pressed Save.',
    }),
  },
  'POST /registration/outage-notification': {
    body: () => ({
      system: 'pay',
      severity: 'everybody',
      since: 'today 7:40 am',
      people: 'about 300',
      message: 'Nobody can open a payslip.',
    }),
  },
  'POST /registration/custom-plan': {
    body: ({ user }) => ({
      heads: '1,200',
      modules: ['hris', 'pay'],
      term: 'other',
      dataRegion: 'aws-ap-south-2',
      name: 'Ada Lovelace',
      email: user.email,
      company: 'Analytical Engines',
      token: formToken(),
    }),
  },
  'POST /registration/plan-sign-up': {
    body: ({ user }) => ({
      plan: '3Enterprice',
      heads: '450',
      start: 'january',
      name: 'Ada Lovelace',
      email: user.email,
      company: 'Analytical Engines',
      token: formToken(),
    }),
  },
  'GET /registration/countries': NONE,
  'GET /registration/providers/[country]': { params: () => ({ country: 'IN' }), isForAll: true },
  'GET /product': NONE,
  'GET /cards/[key]': {
    params: () => ({ key: 'home-why-engage-with-us-card' }),
    isForAll: true,
  },
  'GET /html-templates/[file]': {
    params: () => ({ file: 'acknowledgement-outage.html' }),
    isForAll: true,
  },
  'GET /form-token': NONE,
  'GET /global/consent/ip': NONE,
  'GET /ip': NONE,
  'GET /openapi.json': NONE,
  'POST /user/logout': { form: () => ({}) },
  'GET /user/refresh_login': NONE,
  'GET /user/refresh_with_token': NONE,
  'GET /user/session': NONE,
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
  // Whoever has the code of a mail may read it.
  'GET /auth/invite/[code]': { params: invitationFor, isForAll: true },
  'POST /auth/invite/[code]': { params: invitationFor },
  'POST /user/login': { body: ({ user, password }) => ({ email: user.email, password }) },
  'GET /acknowledgement/all': NONE,
  'GET /acknowledgement/[actionId]': ACKNOWLEDGED_TEXT,
  'POST /acknowledgement/[actionId]': ACKNOWLEDGED_TEXT,
  'GET /company/me': NONE,
  'POST /company/me': { body: () => ({ companyName: 'Analytical Engines' }) },
  'GET /profile-image': { query: withPicture },
  'POST /profile-image': newPicture,
  'GET /user/profile': NONE,
  'PATCH /user/profile': { body: () => ({ name: 'Ada King', phone: '', jobTitle: 'Countess' }) },
  'DELETE /user/profile': { body: ({ password }) => ({ currentPassword: password }) },
  'PUT /user/profile/consent': { body: consentRecord },
  'GET /user/profile/export': NONE,
  'GET /user/profile/full_info': NONE,
  'GET /user/profile/image': { query: withPicture },
  'POST /user/profile/image': newPicture,
  'DELETE /user/profile/image': NONE,
  'GET /user/profile/submissions': NONE,
  'GET /user/profile/subscriptions': NONE,
  'POST /user/profile/subscriptions': { body: () => ({ topic: 'security' }) },
  'DELETE /user/profile/subscriptions': { body: () => ({ topic: 'security' }) },
  'GET /user/role': NONE,
  'GET /user/roles_list': NONE,
};

/** The key of `call` above. */
export const inputKey = ({ method, path }: Pick<Call, 'method' | 'path'>) => `${method} ${path}`;
