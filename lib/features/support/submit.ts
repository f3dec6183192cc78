/** Takes a support request, with the file that came along. */
import 'server-only';
import { attachmentOf } from '../submissions/attachment.ts';
import { submission } from '../submissions/submission.ts';
import type { SupportRequest } from './schema.ts';

/** Answers POST /registration/support-request. @throws what takeForm() and storeFile() throw */
export const submitSupport = submission<SupportRequest>({
  kind: 'support',
  more: async (tx, { body, session }, { scans }) => ({
    fileId: await attachmentOf(tx, body.attachment, { ownerId: session?.user.id ?? null, scans }),
  }),
});
