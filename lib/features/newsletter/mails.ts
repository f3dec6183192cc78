/** The mail that asks whether a subscription is meant. It holds nothing that was typed. */
import { originOf } from '../../platform/region/origins.ts';
import 'server-only';
import { mailKind } from '../../platform/mail/mail-kind.ts';
import { issueMailedCode } from '../../platform/security/mailed-code.ts';
import { deskAddress } from '../../site/mail/frame.ts';
import { newsletterSubscriptions } from './tables.ts';

export const newsletterConfirmation = mailKind(
  'newsletterConfirmation',
  newsletterSubscriptions,
  'confirmationSent',
  ({ id, region, reference, createdAt, email }) => {
    const page = (path: string, purpose: 'newsletter-confirm' | 'newsletter-unsubscribe') =>
      `${originOf(region)}${path}?code=${issueMailedCode(purpose, id)}`;
    const oneClick = page('/api/v1/email-subscription/unsubscribe', 'newsletter-unsubscribe');
    return {
      region,
      reference,
      date: createdAt,
      to: email,
      replyTo: deskAddress(region),
      subject: 'Please confirm your newsletter subscription',
      headers: {
        'Auto-Submitted': 'auto-replied',
        'X-Auto-Response-Suppress': 'All',
        // RFC 8058: mail programs show a button that needs one click.
        'List-Unsubscribe': `<${oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
      template: 'newsletter-confirmation',
      values: {
        confirmUrl: page('/newsletter/confirm', 'newsletter-confirm'),
        unsubscribeUrl: page('/newsletter/unsubscribe', 'newsletter-unsubscribe'),
      },
    };
  },
);
