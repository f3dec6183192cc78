/** Takes an outage report from somebody who is signed in. */
import 'server-only';
import { submission } from '../submissions/submission.ts';
import type { OutageReport } from './schema.ts';

export const reportOutage = submission<OutageReport>({ kind: 'outage' });
