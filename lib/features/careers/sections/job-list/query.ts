/** The jobs that fit what the address asks for. */
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { answerCareers } from '../../search-jobs';

export const answerQuery: AnswerQuery<'job-list'> = async (section, { region, query }) => [
  { ...section, answer: await answerCareers(query, region) },
];
