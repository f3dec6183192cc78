/** Threads: the mail that tells the desk of a reply. Their rows, and who may have them, are the submissions’. */
import 'server-only';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { deskReply } from './mails.ts';

export const feature = defineFeature({ mails: [deskReply] });
