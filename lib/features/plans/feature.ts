/** Plans: the mail about a request for an offer. */
import 'server-only';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { planAcknowledgement } from './mails.ts';

export const feature = defineFeature({ mails: [planAcknowledgement] });
