/** GET /api/v1/dossier: the dossier of a committee as a PDF. */
import 'server-only';
import { z } from 'zod';
import { giveDossier } from '@/lib/features/committee-pack/give-dossier';
import { dossierQuery } from '@/lib/features/committee-pack/schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';

export const dossier = defineEndpoint(
  {
    method: 'GET',
    path: '/dossier',
    summary:
      'The dossier for a reader, modules and a sector as a PDF, in the edition of whoever asks.',
    query: dossierQuery,
    // Drawn in a second or three; on a busy machine the click still ends with a file.
    deadlineMs: 30_000,
    status: 200,
    answer: z.unknown(),
  },
  giveDossier,
);
