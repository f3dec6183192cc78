/** The numbers in the address, each checked by itself. */
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { INPUT_NAMES, readInputs } from '../../inputs';

export const answerQuery: AnswerQuery<'business-case'> = (section, { query }) =>
  INPUT_NAMES.some((name) => name in query)
    ? [{ ...section, answer: readInputs(query, section.defaults) }]
    : [section];
