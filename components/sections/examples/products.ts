/** Examples of the products. */
import type { SectionOf } from '@/lib/content/prepare';
import { heads, link, long, longLink, longRich, picture, rich } from './parts';

const names = ['hris', 'hrms', 'dms', 'ats', 'pay', 'hcm'] as const;
const items = names.map((name) => ({
  code: name.toUpperCase(),
  title: 'One record for every employee',
  text: rich('Who works here, in which job, where, for whom and since when.'),
  picture: picture(name),
  link: link(`Open ${name.toUpperCase()}`, `/Products/${name.toUpperCase()}`),
}));

export const products = {
  default: { ...heads.default, type: 'products', variant: 'sheet', items },
  minimal: { ...heads.minimal, type: 'products', variant: 'index', items },
  longest: {
    ...heads.longest,
    type: 'products',
    variant: 'sheet',
    items: names.map((name) => ({
      code: name.toUpperCase(),
      title: long(80),
      text: longRich(400),
      picture: picture(name, long(400)),
      link: longLink,
    })),
  },
} satisfies Record<string, SectionOf<'products'>>;
