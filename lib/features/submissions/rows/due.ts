/** By when an answer is owed, as the database reckons it: what is sorted by it need not be read for that. */
import 'server-only';
import { type SQL, sql } from 'drizzle-orm';
import { submissions } from '../tables.ts';

/** In minutes after midnight of that zone, Monday to Friday. */
type Hours = { timeZone: string; opens: number; closes: number };
/** In minutes by the clock, and the hours of the desk for all that is owed within one working day. */
export type Promised = { stopped: number; slowed: number; hours: Hours };

const { kind, details, waitingSince } = submissions;
/** As urgencyOf() of urgency.ts says it. */
export const urgency = sql`(CASE
  WHEN ${kind} = 'outage' OR ${details}->>'urgency' = 'stopped' THEN 'stopped'
  WHEN ${details}->>'urgency' = 'slowed' THEN 'slowed'
  ELSE 'usual'
END)`;

const interval = (minutes: number) => sql`make_interval(mins => ${minutes}::int)`;

/** One working day after `waitingSince`; what came while the desk was closed counts from when it opens. */
function afterWorkingDay({ timeZone, opens, closes }: Hours): SQL {
  const zone = sql`${timeZone}::text`;
  const shown = sql`(${waitingSince} AT TIME ZONE ${zone})`;
  const day = sql`date_trunc('day', ${shown})`;
  // Monday is 1.
  const weekday = sql`extract(isodow FROM ${shown})::int`;
  const next = sql`make_interval(days => CASE WHEN ${weekday} < 5 THEN 1 ELSE 8 - ${weekday} END)`;
  return sql`(CASE
    WHEN ${weekday} > 5 THEN ${day} + ${next} + ${interval(closes)}
    WHEN ${shown} - ${day} <= ${interval(opens)} THEN ${day} + ${interval(closes)}
    ELSE ${day} + ${next} + least(${shown} - ${day}, ${interval(closes)})
  END) AT TIME ZONE ${zone}`;
}

/** What dueAt() of lib/features/desk/due.ts says of what waits. */
export const dueInSql = ({ stopped, slowed, hours }: Promised): SQL => sql`(CASE ${urgency}
  WHEN 'stopped' THEN ${waitingSince} + ${interval(stopped)}
  WHEN 'slowed' THEN ${waitingSince} + ${interval(slowed)}
  ELSE ${afterWorkingDay(hours)}
END)`;
