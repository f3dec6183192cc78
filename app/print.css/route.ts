/** GET /print.css: what changes on paper. Asked for last by the script of every page: see lib/site/display/head-script.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const dynamic = 'force-static';

export function GET(): Response {
  const sheet = readFileSync(join(process.cwd(), 'app/styles/paper.css'), 'utf8');
  const sent = sheet.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s+/g, ' ');
  return new Response(sent, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      // Read once in a while: for an hour a page may be printed by the rules of the release before.
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
