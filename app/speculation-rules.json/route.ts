/** GET /speculation-rules.json: what browsers may load ahead; see lib/visit/speculation-rules.ts. */
import { speculationRules } from '@/lib/visit/speculation-rules';

export const dynamic = 'force-static';

export function GET(): Response {
  return Response.json(speculationRules, {
    headers: {
      'Content-Type': 'application/speculationrules+json',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
