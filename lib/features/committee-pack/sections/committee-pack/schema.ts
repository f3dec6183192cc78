/** The committee pack: a form that puts a dossier together from the site's own sections. */
import { z } from 'zod';
import { head } from '../../../../../components/sections/shared/head.ts';
import { link, plain, rich } from '../../../../../content/schemas/parts.ts';
import { MODULES, ROLES } from '../../choice.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('committee-pack'),
  /** What each role is given to read. */
  roles: z.record(z.enum(ROLES), plain(120)),
  modules: z.record(z.enum(MODULES), plain(80)),
  /** Below the form: what a dossier is and is not. */
  note: rich(400),
  /** Filled in: the sectors by the last segment of their path. */
  sectors: z.array(z.strictObject({ value: z.string(), label: plain(60) })).default([]),
  /** Filled in for a page that answers a query: what was chosen, and the parts of the dossier. */
  answer: z
    .strictObject({
      role: z.enum(ROLES).optional(),
      modules: z.array(z.enum(MODULES)),
      sector: z.string().optional(),
      parts: z.array(link),
    })
    .optional(),
});
