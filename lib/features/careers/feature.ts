/** Careers: the jobs of the content, put into the database at start, and the mails of applications. */
import 'server-only';
import { defineFeature } from '../../site/feature/define-feature.ts';
import { applicationAcknowledgement, applicationDesk } from './mails.ts';
import { seedJobs } from './seed-jobs.ts';

export const feature = defineFeature({
  mails: [applicationAcknowledgement, applicationDesk],
  start: seedJobs,
});
