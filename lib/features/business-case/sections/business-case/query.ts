/** The numbers in the address, each checked by itself. */
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { readInputs } from '../../inputs';

export const answerQuery: AnswerQuery<'business-case'> = (section, { query }) => [
  { ...section, answer: readInputs(query, section.defaults) },
];
