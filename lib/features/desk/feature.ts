/** The desk: the mail that carries its answers. */
import 'server-only';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { deskAnswer } from './mails.ts';

export const feature = defineFeature({ mails: [deskAnswer] });
