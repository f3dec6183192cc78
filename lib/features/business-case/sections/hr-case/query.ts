/** The numbers in the address, each checked by itself. */
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { readHrInputs } from '../../hr-inputs';

export const answerQuery: AnswerQuery<'hr-case'> = (section, { query }) => [
  { ...section, answer: readHrInputs(query, section.example) },
];
