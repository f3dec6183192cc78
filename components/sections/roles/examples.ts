/** Examples of the roles. */
import { type Examples, heads, link, rich } from '../shared/example-parts';

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
} satisfies Examples<'roles'>;
