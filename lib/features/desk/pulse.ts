/**
 * What has changed at the desk, asked for every few seconds: signs that say whether to read again, and who else has the
 * message open. Nothing of what visitors sent is in it, so it leaves no row in the audit; what is read then does.
 */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../../platform/db/database.ts';
import type { Session } from '../../platform/session/session.ts';
import { signOfDesk, signOfMessage } from '../submissions/rows/signs.ts';
import { endLook, findOthersAt, noteLook } from './rows/presence.ts';
import type { pulseAnswer, pulseBody } from './schema.ts';

type Asked = { session: Pick<Session, 'user'>; body: z.output<typeof pulseBody>; now?: Date };

export async function readPulse({
  session: { user },
  body: { open },
  now = new Date(),
}: Asked): Promise<z.output<typeof pulseAnswer>> {
  const db = await getDb();
  const list = await signOfDesk(db, user.region);
  const message = open ? await signOfMessage(db, { id: open, region: user.region }) : undefined;
  if (!open || !message) {
    await endLook(db, user.id);
    return { list, message: null, others: [] };
  }
  await noteLook(db, user.id, open, now);
  return { list, message, others: await findOthersAt(db, user.id, open, now) };
}
