/** What the endpoint of the dossier takes. */
import { z } from 'zod';
import { routesBelow } from '../../site/content/routes.ts';
import { MODULES, ROLES } from './choice.ts';

/** The last segments of the sectors' paths. */
export const SECTORS = routesBelow('/Company');

const MODULE = `(?:${MODULES.join('|')})`;

export const dossierQuery = z.strictObject({
  role: z.enum(ROLES, `Name one reader: ${ROLES.join(', ')}.`).optional(),
  module: z
    .string()
    .regex(
      new RegExp(`^${MODULE}(?:,${MODULE}){0,${MODULES.length - 1}}$`),
      `Name modules with a comma between them: ${MODULES.join(',')}.`,
    )
    .optional(),
  sector: z.enum(SECTORS, 'Name a sector as the address of its page does.').optional(),
});
