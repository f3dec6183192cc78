/** Claims that no editor has reviewed by their date: staff ask the owner. No personal data. */
import 'server-only';
import type { z } from 'zod';
import type { Session } from '../../platform/session/session.ts';
import { isoDate, overdue } from '../../site/content/overdue-claims.ts';
import { claims } from '../../site/content/site.ts';
import type { claimsAnswer } from './more-schema.ts';

type Asked = { session: Pick<Session, 'user'>; now?: Date };

/** Those that are due when they are asked for, whenever the site was built. */
export function listOverdueClaims({
  session: { user },
  now = new Date(),
}: Asked): z.output<typeof claimsAnswer> {
  const due = overdue(claims[user.region], isoDate(now));
  return { items: due.map(({ id, wording, owner, review }) => ({ id, wording, owner, review })) };
}
