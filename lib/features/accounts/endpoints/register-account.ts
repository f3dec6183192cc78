/** POST /api/v1/registration/register: asks for an account. */
import 'server-only';
import { asking } from '@/lib/features/accounts/asking-browser';
import { register } from '@/lib/features/accounts/register';
import { registeredAnswer, registerSchema } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const registerAccount = defineEndpoint(
  {
    method: 'POST',
    path: '/registration/register',
    summary: 'Ask for an account. It is made when the code of a mail is typed in.',
    body: registerSchema,
    status: 201,
    answer: registeredAnswer,
    isIdempotent: true,
  },
  asking(201, register),
);
