/** The calls of this release. A test compares the list with the folders of app/api/v1. */
import { z } from 'zod';
import { navigation } from '../../content/schemas/site.ts';
import { consentForm, consentSchema, receiptAnswer } from '../consent-receipts/schema.ts';
import { contactAnswer, contactSchema } from '../contact/schema.ts';
import { displayForm } from '../display/schema.ts';
import { REGIONS } from '../region/region.ts';
import {
  accountAnswer,
  loginAnswer,
  loginSchema,
  logoutAnswer,
  logoutForm,
  refreshAnswer,
  sessionAnswer,
} from '../session/schema.ts';
import { type Call, defineCall } from './call.ts';

export const contactUs = defineCall({
  method: 'POST',
  path: '/registration/contact-us',
  summary: 'Send a message to the desk. The answer is its reference number.',
  body: contactSchema,
  status: 201,
  answer: contactAnswer,
  isIdempotent: true,
});

export const globalConsent = defineCall({
  method: 'POST',
  path: '/global/consent',
  summary: 'Store a cookie choice. The answer is its receipt.',
  body: consentSchema,
  form: consentForm,
  status: 201,
  answer: receiptAnswer,
  isIdempotent: true,
});

export const display = defineCall({
  method: 'POST',
  path: '/display',
  summary: 'Keep theme and font size in cookies for a year.',
  form: displayForm,
  status: 303,
  answer: z.void(),
});

export const formToken = defineCall({
  method: 'GET',
  path: '/form-token',
  summary: 'A token to send with a form, as proof of when it was opened.',
  status: 200,
  answer: z.object({ token: z.string(), notBeforeMs: z.int(), notAfterMs: z.int() }),
});

export const clientIp = defineCall({
  method: 'GET',
  path: '/ip',
  summary: 'The address that this request came from.',
  status: 200,
  answer: z.object({ origin: z.string() }),
});

const ofEdition = z.strictObject({ region: z.enum(REGIONS, { error: 'Send USA or INDIA.' }) });
const paragraph = z.string().describe('Inline HTML, sanitised.');

export const cookieText = defineCall({
  method: 'GET',
  path: '/content/cookie-text',
  summary: 'The cookie text of an edition.',
  query: ofEdition,
  status: 200,
  answer: z.object({
    revision: z.iso.date(),
    title: z.string(),
    descriptionOne: paragraph,
    descriptionTwo: paragraph,
    descriptionThree: paragraph,
    descriptionFour: paragraph,
    banner: paragraph,
    categories: z.array(z.object({ id: z.string(), title: z.string(), text: paragraph })),
  }),
});

export const login = defineCall({
  method: 'POST',
  path: '/user/login',
  summary: 'Sign in. Starts a new session and ends the one that this browser had.',
  body: loginSchema,
  status: 200,
  answer: loginAnswer,
});

export const logout = defineCall({
  method: 'POST',
  path: '/user/logout',
  summary: 'Sign out. Ends the session, if there is one, and deletes its cookies.',
  form: logoutForm,
  status: 200,
  answer: logoutAnswer,
});

export const session = defineCall({
  method: 'GET',
  path: '/user/session',
  summary: 'Is somebody signed in here, who, and until when? Asking does not extend the session.',
  status: 200,
  answer: sessionAnswer,
});

export const refreshLogin = defineCall({
  method: 'GET',
  path: '/user/refresh_login',
  summary: 'Stay signed in: the session lasts its whole lifetime from now on.',
  hasEffect: true,
  needsSession: true,
  status: 200,
  answer: refreshAnswer,
});

export const refreshWithToken = defineCall({
  method: 'GET',
  path: '/user/refresh_with_token',
  summary: 'Stay signed in, when the session ends within ten minutes. Changes nothing before.',
  hasEffect: true,
  needsSession: true,
  status: 200,
  answer: refreshAnswer,
});

export const currentUser = defineCall({
  method: 'GET',
  path: '/auth/me',
  summary: 'The account that is signed in.',
  needsSession: true,
  status: 200,
  answer: accountAnswer,
});

export const globalMenu = defineCall({
  method: 'GET',
  path: '/content/global-menu',
  summary: 'The menus, footer columns and social links of an edition.',
  query: ofEdition,
  status: 200,
  answer: navigation,
});

export const openApi = defineCall({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This document.',
  status: 200,
  answer: z.record(z.string(), z.unknown()),
});

const health = z.object({ status: z.string() });

export const live = defineCall({
  method: 'GET',
  path: '/api/health/live',
  summary: 'The process runs.',
  status: 200,
  answer: health,
});

export const ready = defineCall({
  method: 'GET',
  path: '/api/health/ready',
  summary: 'The process can take requests: the database answers and no shutdown has begun.',
  status: 200,
  answer: health,
});

export const calls = [
  contactUs,
  globalConsent,
  display,
  formToken,
  clientIp,
  cookieText,
  login,
  logout,
  session,
  refreshLogin,
  refreshWithToken,
  currentUser,
  globalMenu,
  openApi,
  live,
  ready,
] as readonly Call[];
