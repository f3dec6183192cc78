/** The query of an endpoint that answers differently in each region: `?region=USA`. */
import { z } from 'zod';
import { REGIONS } from '../region/region.ts';

export const regionQuery = z.strictObject({
  region: z.enum(REGIONS, { error: 'Send USA or INDIA.' }),
});
