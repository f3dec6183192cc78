/** What the address says about people, modules and term. */
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { readChoice } from '../../read-choice';

export const answerQuery: AnswerQuery<'price-calculator'> = (section, { query }) => [
  { ...section, answer: readChoice(query, section.example) },
];
