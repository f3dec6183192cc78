/** The numbers in the address, each checked by itself. */
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { HR_INPUT_NAMES, readHrInputs } from '../../hr-inputs';

const ASKED = [...HR_INPUT_NAMES, 'bought', 'term'];

export const answerQuery: AnswerQuery<'hr-case'> = (section, { query }) =>
  ASKED.some((name) => name in query)
    ? [{ ...section, answer: readHrInputs(query, section.example) }]
    : [section];
