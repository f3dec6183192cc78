/** /api/v1/desk/accounts/lock and unlock. POSTs, since no log may hold the address. */
import 'server-only';
import { lockMember, unlockMember } from '@/lib/features/accounts/lock-member';
import { lockAnswer, lockBody, unlockBody } from '@/lib/features/accounts/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const lockAccount = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/accounts/lock',
    summary: 'Lock the account of a member and end its sessions. Its owner is told by mail.',
    body: lockBody,
    roles: ['desk'],
    status: 200,
    answer: lockAnswer,
  },
  lockMember,
);

export const unlockAccount = defineEndpoint(
  {
    method: 'POST',
    path: '/desk/accounts/unlock',
    summary: 'Unlock the account of a member. Its owner is told by mail.',
    body: unlockBody,
    roles: ['desk'],
    status: 200,
    answer: lockAnswer,
  },
  unlockMember,
);
