/** The dossier that the address asks for, behind the form. */
import { routesBelow } from '@/lib/site/content/routes';
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { readChoice } from '../../choice';
import { dossier } from '../../dossier';

export const answerQuery: AnswerQuery<'committee-pack'> = (section, { region, query }) => {
  const choice = readChoice(query, routesBelow('/Company'));
  const parts = dossier(choice, region);
  const links = parts.map(({ id, title }) => ({ label: title, href: `#${id}` }));
  return [
    { ...section, answer: { ...choice, parts: links } },
    ...parts.flatMap(({ sections }) => sections),
  ];
};
