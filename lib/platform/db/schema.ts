/** The tables, in PostgreSQL's dialect; the embedded database speaks it too. Drizzle wants them in one. */
export * from './tables/accounts.ts';
export * from './tables/database.ts';
export * from './tables/files.ts';
export * from './tables/jobs.ts';
export * from './tables/newsletter.ts';
export * from './tables/requests.ts';
export * from './tables/submissions.ts';
