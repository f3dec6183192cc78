/** The mails about accounts. Any visitor may have typed the address in, so they hold nothing typed. */
import { originOf } from '../../platform/region/origins.ts';
import 'server-only';
import { type Letter, mailKind } from '../../platform/mail/mail-kind.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { brand } from '../../site/content/company.ts';
import { referenceOfRow } from '../../site/forms/reference.ts';
import { AUTO_GENERATED, deskAddress } from '../../site/mail/frame.ts';
import { codeOf } from './one-time-code.ts';
import type { OneTimeCode } from './rows/one-time-codes.ts';
import { invites, oneTimeCodes } from './tables.ts';

/** What a row is about follows from what stands in it. */
function wordsOf(row: OneTimeCode): Pick<Letter, 'template' | 'subject' | 'values'> {
  const { id, purpose, region, userId, createdAt, usedAt } = row;
  const url = (path: string) => `${originOf(region)}${path}`;
  const forgotUrl = url('/auth/forgot-password');
  if (usedAt && usedAt <= createdAt)
    return {
      template: 'password-changed',
      subject: 'Your password was changed',
      values: { forgotUrl },
    };
  if (purpose === 'reset') {
    const resetUrl = url(`/auth/reset-password?code=${issueMailedCode('reset-password', id)}`);
    return {
      template: 'reset-password',
      subject: 'Choose a new password',
      values: { code: codeOf(id), resetUrl },
    };
  }
  if (purpose === 'register' && userId)
    return {
      template: 'account-exists',
      subject: 'You already have an account',
      values: { loginUrl: url('/auth/login'), forgotUrl },
    };
  return {
    template: 'one-time-code',
    subject: `Your ${brand[region].name} ${purpose === 'register' ? 'registration' : 'sign-in'} code`,
    values: { code: codeOf(id), verifyUrl: url(`/auth/verify?purpose=${purpose}`) },
  };
}

export const oneTimeCode = mailKind('oneTimeCode', oneTimeCodes, 'codeSent', (row) => ({
  region: row.region,
  reference: referenceOfRow(row.id),
  date: row.createdAt,
  to: row.email,
  replyTo: deskAddress(row.region),
  headers: AUTO_GENERATED,
  ...wordsOf(row),
}));

export const invite = mailKind(
  'invite',
  invites,
  'inviteSent',
  ({ id, region, email, createdAt }) => ({
    region,
    reference: referenceOfRow(id),
    date: createdAt,
    to: email,
    replyTo: deskAddress(region),
    subject: 'An invitation to an account',
    headers: AUTO_GENERATED,
    values: { inviteUrl: `${originOf(region)}/auth/invite/${issueMailedCode('invite', id)}` },
  }),
);
