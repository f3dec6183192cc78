/** Examples of the roles. */
import {
  type Examples,
  heads,
  link,
  long,
  longLink,
  longRich,
  rich,
} from '../shared/example-parts';

const names = ['CEO', 'CFO', 'CTO', 'COO'];

export const examples = {
  default: {
    ...heads.default,
    type: 'roles',
    items: names.map((role) => ({
      id: `role-${role.toLowerCase()}`,
      role,
      title: 'Chief officer',
      question: 'What do we own when the project ends?',
      text: rich('Everything: the code, the scripts, the data and the right to change them.'),
      link: link('Learn How'),
    })),
  },
  minimal: {
    ...heads.minimal,
    type: 'roles',
    items: names.map((role) => ({
      id: `role-minimal-${role.toLowerCase()}`,
      role,
      title: role,
      question: 'Why?',
      text: rich('Because.'),
      link: link('Learn How'),
    })),
  },
  longest: {
    ...heads.longest,
    type: 'roles',
    items: names.map((role) => ({
      id: `role-longest-${role.toLowerCase()}`,
      role,
      title: long(60),
      question: long(160),
      text: longRich(900),
      link: longLink,
    })),
  },
} satisfies Examples<'roles'>;
