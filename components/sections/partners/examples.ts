/** Examples of the partners. */
import { drawing, type Examples, heads, link, rich } from '../shared/example-parts';

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
} satisfies Examples<'partners'>;
