/** Examples of the products. */
import {
  drawing,
  type Examples,
  heads,
  link,
  long,
  longLink,
  longRich,
  rich,
} from '../shared/example-parts';

const names = ['hris', 'hrms', 'dms', 'ats', 'pay', 'hcm'] as const;
const items = names.map((name) => ({
  code: name.toUpperCase(),
  title: 'One record for every employee',
  text: rich('Who works here, in which job, where, for whom and since when.'),
  drawing: drawing(name),
  link: link(`Open ${name.toUpperCase()}`, `/Products/${name.toUpperCase()}`),
}));

export const examples = {
  default: { ...heads.default, type: 'our-products', variant: 'sheet', items },
  minimal: { ...heads.minimal, type: 'our-products', variant: 'index', items: items.slice(0, 3) },
  longest: {
    ...heads.longest,
    type: 'our-products',
    variant: 'sheet',
    items: names.map((name) => ({
      code: name.toUpperCase(),
      title: long(80),
      text: longRich(400),
      drawing: drawing(name, long(400)),
      link: longLink,
    })),
  },
} satisfies Examples<'our-products'>;
