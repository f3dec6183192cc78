/** Open positions. The sample jobs are put in from the content when the site starts. */
import { sql } from 'drizzle-orm';
import { customType, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../platform/db/columns.ts';
import type { Region } from '../../platform/region/region.ts';

/** A text as PostgreSQL searches it. */
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const jobs = pgTable(
  'jobs',
  {
    /** The last part of its page's path: 'web-developer-1'. */
    id: text('id').notNull(),
    region: text('region').$type<Region>().notNull(),
    /** Where it stands in a list without a search. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    team: text('team').notNull(),
    location: text('location').notNull(),
    workMode: text('work_mode').notNull(),
    employer: text('employer').notNull(),
    summary: text('summary').notNull(),
    /** All words of its page, for the search. */
    words: text('words').notNull(),
    /**
     * What the search looks at, kept by the database: to make it anew costs half of a search. A title weighs
     * most, then team, place and work mode, then whatever else its page says.
     */
    searched: tsvector('searched')
      .notNull()
      .generatedAlwaysAs(
        sql`setweight(to_tsvector('english'::regconfig, title), 'A')
          || setweight(to_tsvector('english'::regconfig, team || ' ' || location || ' ' || work_mode), 'B')
          || setweight(to_tsvector('english'::regconfig, words), 'D')`,
      ),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.id, table.region] })],
);
