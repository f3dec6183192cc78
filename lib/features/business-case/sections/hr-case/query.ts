/** The numbers in the address, each checked by itself. */
import { readPage } from '@/lib/site/content/read-page';
import type { RawSection } from '@/lib/site/content/section-fill';
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { HR_INPUT_NAMES, readHrInputs } from '../../hr-inputs';
import { INPUT_NAMES } from '../../inputs';

const ASKED = [...HR_INPUT_NAMES, 'bought', 'term'];

/** Where nothing else is asked, the page begins with the module that is bought, and this case comes first in it. */
export const answerQuery: AnswerQuery<'hr-case'> = (section, { region, query }) => {
  if (!ASKED.some((name) => name in query)) return [section];
  const answer = readHrInputs(query, section.example);
  const answered: RawSection = { ...section, answer };
  if (INPUT_NAMES.some((name) => name in query)) return [answered];
  const [intro, ...others] = readPage('/business-case')[region].sections;
  if (intro?.type !== 'page-intro') throw new Error('The business case has no page-intro.');
  const { primary, secondary, ...head } = intro;
  const opening: RawSection = {
    ...head,
    ...section.openings[answer.inputs.bought],
    // First the case that is asked for.
    primary: secondary,
    secondary: primary,
  };
  return { instead: [opening, answered, ...others.filter(({ type }) => type !== 'hr-case')] };
};
