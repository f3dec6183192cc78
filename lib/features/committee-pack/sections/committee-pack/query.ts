/** The dossier that the address asks for, in place of the page: its title block, its contents, its parts. */
import { getMessages } from '@/lib/site/content/messages';
import type { RawSection } from '@/lib/site/content/section-fill';
import type { AnswerQuery } from '@/lib/site/content/section-query';
import { readChoice } from '../../choice';
import { dossier } from '../../dossier';
import { SECTORS } from '../../schema';
import { titleBlock } from '../../title-block';

export const answerQuery: AnswerQuery<'committee-pack'> = (section, { region, query }) => {
  const choice = readChoice(query, SECTORS);
  const parts = dossier(choice, region);
  const links = parts.map(({ id, title }) => ({ label: title, href: `#${id}` }));
  const answered = { ...section, answer: { ...choice, parts: links } };
  if (links.length === 0) return [answered];
  const words = getMessages(region).committeePack;
  const head: RawSection = titleBlock(choice, region, new Date());
  const contents: RawSection = { ...answered, heading: words.contents, label: words.parts };
  return { instead: [head, contents, ...parts.flatMap(({ sections }) => sections)] };
};
