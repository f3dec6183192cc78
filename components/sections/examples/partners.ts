/** Examples of the partners. */
import type { SectionOf } from '@/lib/content/prepare';
import { heads, link, long, longLink, longRich, many, picture, rich } from './parts';

const names = ['aws', 'azure', 'google-cloud'] as const;

export const partners = {
  default: {
    ...heads.default,
    type: 'partners',
    items: names.map((name) => ({
      id: `partner-${name}`,
      name,
      picture: picture(name),
      text: rich('Where the system runs, and who answers when it does not.'),
      services: ['Landing zone', 'Managed database', 'Backup in a second region', 'Cost report'],
      link: link('What we run there'),
    })),
  },
  minimal: {
    ...heads.minimal,
    type: 'partners',
    items: names.map((name) => ({
      id: `partner-minimal-${name}`,
      name,
      picture: picture(name),
      text: rich('A cloud.'),
      services: ['Compute', 'Storage', 'Network'],
    })),
  },
  longest: {
    ...heads.longest,
    type: 'partners',
    items: names.map((name) => ({
      id: `partner-longest-${name}`,
      name: long(30),
      picture: picture(name, long(400)),
      text: longRich(900),
      services: many(6, (number) => `${number} ${long(58)}`),
      link: longLink,
    })),
  },
} satisfies Record<string, SectionOf<'partners'>>;
