/** How long the first answer of a desk took: what /contact-us says of it. */
import 'server-only';
import type { z } from 'zod';
import { jsonResponse } from '../../platform/api/answer.ts';
import { type Database, getDb } from '../../platform/db/database.ts';
import type { Region } from '../../platform/region/region.ts';
import { answeredSince } from '../submissions/rows/desk-answers.ts';
import { deskHours } from './due.ts';
import { ENOUGH_ANSWERS, type timesAnswer } from './more-schema.ts';
import { median, workingMinutes } from './working-time.ts';

type Times = z.output<typeof timesAnswer>;

const PERIOD_MS = 90 * 24 * 60 * 60 * 1000;
/** The median moves slowly; a client that asks often gets what was counted a while ago. */
const KEPT_MS = 10 * 60 * 1000;

/** @returns the median in the desk's own working minutes, once there are ENOUGH_ANSWERS to say one */
export async function replyTimes(db: Database, region: Region, now: Date): Promise<Times> {
  const hours = deskHours(region);
  const rows = await answeredSince(db, region, new Date(now.getTime() - PERIOD_MS));
  const count = rows.length;
  if (count < ENOUGH_ANSWERS) return { count };
  const waits = rows.map((row) => workingMinutes(row.createdAt, row.firstAnsweredAt, hours));
  return { median: median(waits) ?? 0, count };
}

const kept = new Map<Region, { times: Times; until: number }>();

/** The handler of GET desk-times. */
export async function readReplyTimes({ query }: { query: { region: Region } }): Promise<Response> {
  const { region } = query;
  const now = new Date();
  let known = kept.get(region);
  if (!known || known.until < now.getTime()) {
    known = {
      times: await replyTimes(await getDb(), region, now),
      until: now.getTime() + KEPT_MS,
    };
    kept.set(region, known);
  }
  return jsonResponse(200, known.times, { 'Cache-Control': 'public, max-age=600' });
}
