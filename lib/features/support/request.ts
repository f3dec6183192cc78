/** Takes a request for help from an account. */
import 'server-only';
import { submission } from '../submissions/submission.ts';
import type { SupportRequest } from './schema.ts';

export const requestSupport = submission<SupportRequest>({ kind: 'support' });
