/** Takes an outage report from an account. */
import 'server-only';
import { submission } from '../submissions/submission.ts';
import type { OutageReport } from './schema.ts';

export const reportOutage = submission<OutageReport>({ kind: 'outage' });
