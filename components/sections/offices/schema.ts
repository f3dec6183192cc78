/** The six offices on a map and as cells, those of the reader's own country first. */
import { z } from 'zod';
import { anchor, plain } from '../../../content/schemas/parts.ts';
import { head } from '../shared/head.ts';

export const schema = z.strictObject({
  ...head,
  type: z.literal('offices'),
  /** Described for those who cannot see the map. */
  mapAlt: plain(300),
  items: z
    .array(
      z.strictObject({
        id: anchor,
        city: plain(40),
        role: plain(60),
        country: z.enum(['USA', 'INDIA']),
        address: z.array(plain(60)).min(2).max(5),
        email: z.email(),
        /** As written for a reader; the link is made of its digits. */
        phone: z.string().regex(/^\+[\d ()-]{8,20}$/, 'international form, starts with +'),
        hours: plain(60),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        sample: z.boolean(),
      }),
    )
    .length(6),
});
