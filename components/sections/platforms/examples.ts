/** Examples of the platforms. */
import { drawing, type Examples, heads, link, rich } from '../shared/example-parts';

const names = ['code', 'cori', 'si'] as const;

export const examples = {
  default: {
    ...heads.default,
    type: 'platforms',
    variant: 'rows',
    items: names.map((name) => ({
      id: `platform-${name}`,
      name: `Norvant ${name}`,
      title: 'From a requirement to running software',
      text: rich('It reads what you wrote, asks what you forgot and generates the rest.'),
      points: [
        rich('Code, scripts and tables'),
        rich('Tests for every rule'),
        rich('Yours to keep'),
      ],
      drawing: drawing(name),
      link: link('See how it works'),
    })),
  },
  minimal: {
    ...heads.minimal,
    type: 'platforms',
    variant: 'columns',
    items: names.slice(0, 2).map((name) => ({
      id: `cloud-${name}`,
      title: name,
      text: rich('In your own account.'),
      points: [rich('Containers'), rich('A database')],
      drawing: drawing(name),
    })),
  },
} satisfies Examples<'platforms'>;
