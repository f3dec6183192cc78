/**
 * GET /api/v1/cards/{key}: the cards of a group of pages. For other programs, and for a build with
 * `localData` off; no screen calls it, since the pages that show these cards are made at build.
 */
import { cards } from '@/lib/features/products/endpoints/cards';
import { route } from '@/lib/platform/api/route';

export const dynamic = 'force-dynamic';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route(cards);
