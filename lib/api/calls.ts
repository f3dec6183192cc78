/** The calls of this release. A test compares the list with the folders of app/api/v1. */
import { z } from 'zod';
import { navigation } from '../../content/schemas/site.ts';
import { consentForm, consentSchema, receiptAnswer } from '../consent-receipts/schema.ts';
import { contactAnswer, contactSchema } from '../contact/schema.ts';
import { displayForm } from '../display/schema.ts';
import { REGIONS } from '../region/region.ts';
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
  globalMenu,
  openApi,
  live,
  ready,
] as readonly Call[];
