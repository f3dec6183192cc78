/** Examples of the partners. */
import {
  drawing,
  type Examples,
  heads,
  link,
  long,
  longLink,
  longRich,
  many,
  rich,
} from '../shared/example-parts';

const names = ['aws', 'azure', 'google-cloud'] as const;

export const examples = {
  default: {
    ...heads.default,
    type: 'partners',
    items: names.map((name) => ({
      id: `partner-${name}`,
      name,
      drawing: drawing(name),
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
      drawing: drawing(name),
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
      drawing: drawing(name, long(400)),
      text: longRich(900),
      services: many(6, (number) => `${number} ${long(58)}`),
      link: longLink,
    })),
  },
} satisfies Examples<'partners'>;
