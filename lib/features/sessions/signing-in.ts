/** The browser that signs in, whichever way it does: what its session is to say, and how its owner is told. */
import 'server-only';
import type { RequestFacts } from '../../platform/api/facts.ts';
import { getOutbox } from '../../platform/mail/outbox.ts';
import { sessionToken } from '../../platform/session/cookies.ts';
import type { Browser } from '../../platform/session/start-session.ts';
import { oweNotice } from '../account-notices/notice.ts';
import { agentOf } from './agent.ts';

/** @param headers of its request */
export async function browserOf({
  headers,
  address,
  region,
}: RequestFacts & { headers: Headers }): Promise<Browser> {
  // Ready before the transaction: the embedded database has one connection, which that one holds.
  const outbox = await getOutbox();
  return {
    address,
    region,
    former: sessionToken(headers),
    agent: agentOf(headers.get('user-agent') ?? ''),
    tellOwner: (tx, owner) => oweNotice(tx, outbox, owner, 'new-device'),
  };
}
