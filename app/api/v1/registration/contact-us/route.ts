/** POST /api/v1/registration/contact-us: a message to the desk. */
import { contactUs } from '@/lib/api/calls';
import { methods } from '@/lib/api/methods';
import { route } from '@/lib/api/route';
import { submitContact } from '@/lib/contact/submit';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(contactUs, ({ body, region, address, idempotencyKey }) =>
    submitContact(body, { region, address, idempotencyKey }),
  ),
});
