/** Settings of drizzle-kit: `npx drizzle-kit generate --name what-changes` writes a migration. */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./lib/platform/*/tables.ts', './lib/features/*/tables.ts'],
  out: './lib/platform/db/migrations',
});
