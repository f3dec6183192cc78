/** What the audit of a desk is asked for and answers. Read by the browser too: no secret, no database. */
import { z } from 'zod';
import { REGIONS } from '../../platform/region/region.ts';
import { moment } from '../../platform/validation/text-fields.ts';
import { AUDIT_ACTIONS } from '../audit/actions.ts';
import { day, pageQuery } from './schema.ts';

const action = z.enum(AUDIT_ACTIONS, { error: 'Choose an action from the list.' });

export const auditExportQuery = z.strictObject({
  action: action.optional(),
  staff: z.uuid({ error: 'Choose somebody from the list.' }).optional(),
  /** The first and the last day, by the calendar of the desk. */
  from: day,
  to: day,
});
export const auditQuery = auditExportQuery.extend(pageQuery.shape);

export const auditAnswer = z.object({
  region: z.enum(REGIONS),
  total: z.int(),
  pages: z.int(),
  /** Everybody whom the audit of this desk names. */
  staff: z.array(z.object({ id: z.uuid(), name: z.string() })),
  items: z.array(
    z.object({
      id: z.uuid(),
      createdAt: moment,
      /** As they were called then. */
      by: z.string(),
      action,
      submissionId: z.uuid().nullable(),
      /** Null once the message is deleted. */
      reference: z.string().nullable(),
      /** The same sign for the same person, and no address; null for lists. */
      person: z.string().nullable(),
    }),
  ),
});

export type DeskAudit = z.output<typeof auditAnswer>;
