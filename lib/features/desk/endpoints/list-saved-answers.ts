/** GET /api/v1/desk/saved-answers: what this desk often answers. */
import 'server-only';
import { savedAnswersAnswer } from '@/lib/features/desk/more-schema';
import { defineEndpoint } from '@/lib/platform/api/endpoint';
import { savedAnswers } from '@/lib/site/content/site';

export const listSavedAnswers = defineEndpoint(
  {
    method: 'GET',
    path: '/desk/saved-answers',
    summary: 'The saved answers of this desk, as content/site/saved-answers.yaml has them.',
    roles: ['desk'],
    status: 200,
    answer: savedAnswersAnswer,
  },
  ({ session }) => ({ items: savedAnswers[session.user.region] }),
);
