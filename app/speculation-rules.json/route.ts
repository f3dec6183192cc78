/** GET /speculation-rules.json: what browsers may load ahead; see lib/site/routing/speculation-rules.ts. */
import { speculationRules } from '@/lib/site/routing/speculation-rules';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(speculationRules, {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
