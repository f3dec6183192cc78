/** Moments by the days of a calendar, which begin where the desk of an edition is. */
import 'server-only';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { type Region, TIME_ZONES } from '../region/region.ts';

export type Days = {
  /** The first and the last day: '2026-11-24'. Without one there is no such bound. */
  from?: string | undefined;
  to?: string | undefined;
};

/** Whether the moment in `column` lies within `days`, as the calendar of `region` has them. */
export function isWithinDays(
  column: AnyPgColumn,
  { from, to }: Days,
  region: Region,
): SQL | undefined {
  const midnight = (day: string, later = 0) =>
    sql`(${day}::date + ${later}::int)::timestamp AT TIME ZONE ${TIME_ZONES[region]}::text`;
  return and(
    from ? sql`${column} >= ${midnight(from)}` : undefined,
    to ? sql`${column} < ${midnight(to, 1)}` : undefined,
  );
}
