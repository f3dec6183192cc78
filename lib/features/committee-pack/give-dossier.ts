/** The dossier of a committee as a PDF, in the edition of the request. */
import 'server-only';
import type { z } from 'zod';
import { getDb } from '../../platform/db/database.ts';
import { fileResponse } from '../../platform/files/file-response.ts';
import { boundedCache } from '../../platform/http/bounded-cache.ts';
import { type Region, TIME_ZONES } from '../../platform/region/region.ts';
import { addressGroup } from '../../platform/security/client-address.ts';
import { consumeLimit } from '../../platform/security/rate-limits.ts';
import { InvalidFieldsError } from '../../platform/validation/invalid-fields.ts';
import { brand } from '../../site/content/site.ts';
import { isNothing, pdfPath, readChoice } from './choice.ts';
import { draw } from './pdf/draw.ts';
import { type dossierQuery, SECTORS } from './schema.ts';

type Asked = { query: z.output<typeof dossierQuery>; region: Region; address: string };

/** Of one PDF; the largest is a little smaller. */
const BYTES = 60_000;
const kept = boundedCache<Buffer>(100 * BYTES);

/**
 * @throws InvalidFieldsError when nothing is chosen
 * @throws RateLimitedError
 * @throws ApiError UNAVAILABLE while too many others wait for theirs
 */
export async function giveDossier({ query, region, address }: Asked): Promise<Response> {
  const choice = readChoice(query, SECTORS);
  if (isNothing(choice))
    throw new InvalidFieldsError({ module: 'Name a reader, a module or a sector.' });
  await consumeLimit(await getDb(), 'dossiersPerAddress', addressGroup(address));
  const now = new Date();
  // It says on which day it was made, by the clock of the edition's desk.
  const day = now.toLocaleDateString('en-CA', { timeZone: TIME_ZONES[region] });
  const key = `${region} ${day} ${pdfPath(choice)}`;
  const bytes = await kept(key, BYTES, async () =>
    Buffer.from(await draw({ choice, region, now })),
  );
  const name = [brand[region].name, 'dossier', choice.role].filter(Boolean).join('-');
  return fileResponse({ row: { name: `${name}.pdf`, type: 'application/pdf' }, bytes });
}
