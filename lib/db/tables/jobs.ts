/** Open positions. The sample jobs are put in from the content when the site starts. */
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Region } from '../../region/region.ts';
import { createdAt } from './columns.ts';

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
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.id, table.region] })],
);
