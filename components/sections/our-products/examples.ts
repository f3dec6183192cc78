/** Examples of the products. */
import { drawing, type Examples, heads, link, rich } from '../shared/example-parts';

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
} satisfies Examples<'our-products'>;
