/** Who may open which part of a record: a row a part, a column a role. */
import { z } from 'zod';
import { plain, rich } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z
  .strictObject({
    ...head,
    type: z.literal('industry-leading-security'),
    /** Says what the table shows, to those who cannot see it. */
    caption: plain(120),
    /** The word for no access, as the table says it; it is written softly there. */
    nothing: plain(20),
    roles: z.array(plain(20)).min(2).max(5),
    parts: z
      .array(
        z.strictObject({
          name: plain(60),
          /** What each role sees, in the order of the roles. */
          access: z.array(plain(24)),
        }),
      )
      .min(3)
      .max(10),
    points: z.array(rich(260)).min(2).max(4),
  })
  .refine(({ roles, parts }) => parts.every(({ access }) => access.length === roles.length), {
    path: ['parts'],
    error: 'Say for each part what every role sees: as many entries of access as there are roles.',
  });
