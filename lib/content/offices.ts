/** The six offices, as the contact page lists them: the own country's first. */
import type { Region } from '../region/region.ts';
import { getPage } from './pages.ts';
import type { SectionOf } from './prepare.ts';

export type Office = SectionOf<'offices'>['items'][number];

/**
 * @throws Error when the contact page has no offices: the footer and the mails need them.
 */
export function offices(region: Region): Office[] {
  const section = getPage('/contact-us', region).sections.find(({ type }) => type === 'offices');
  if (section?.type !== 'offices') throw new Error('content/pages/contact-us.yaml has no offices');
  return section.items;
}
