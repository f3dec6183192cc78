/**
 * Texts of ours that an account acknowledges, in the revision of the site's texts that is in force
 * (`revision` in content/site/brand.yaml). A new revision asks again; what was acknowledged stays.
 */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../../platform/db/database.ts';
import type { User } from '../../platform/session/rows/users.ts';
import { getPage } from '../../site/content/pages.ts';
import { brand } from '../../site/content/site.ts';
import { findAcknowledgements, insertAcknowledgement } from './rows/acknowledgements.ts';
import type { acknowledgementAnswer } from './schema.ts';
import { TEXT_IDS, type TextId } from './texts.ts';

export type AcknowledgedText = z.output<typeof acknowledgementAnswer>;
type Reader = Pick<User, 'id' | 'region'>;

/** Every text, in the edition of the account, with when it was acknowledged. */
export async function listAcknowledgements({ id, region }: Reader): Promise<AcknowledgedText[]> {
  const rows = await findAcknowledgements(await getDb(), id);
  const { revision } = brand[region];
  return TEXT_IDS.map((actionId) => {
    const row = rows.find((one) => one.actionId === actionId && one.revision === revision);
    return {
      actionId,
      title: getPage(`/${actionId}`, region).name,
      path: `/${actionId}`,
      revision,
      acknowledgedAt: row?.createdAt.toISOString() ?? null,
    };
  });
}

export async function readAcknowledgement(
  reader: Reader,
  actionId: TextId,
): Promise<AcknowledgedText> {
  const texts = await listAcknowledgements(reader);
  const text = texts.find((one) => one.actionId === actionId);
  if (!text) throw new Error(`There is no text ${actionId}.`);
  return text;
}

/** Once more changes nothing: the first time counts. */
export async function acknowledge(reader: Reader, actionId: TextId): Promise<AcknowledgedText> {
  const { revision } = brand[reader.region];
  await insertAcknowledgement(await getDb(), { userId: reader.id, actionId, revision });
  return readAcknowledgement(reader, actionId);
}
