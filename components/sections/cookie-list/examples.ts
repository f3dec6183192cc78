/** Examples of the list of cookies. */
import { type Examples, heads, long, many } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'cookie-list',
    revision: '2026-11-01',
    items: [
      {
        name: 'region',
        kind: 'cookie',
        category: 'necessary',
        setBy: 'This site',
        purpose: 'Your edition.',
        lifetime: '365 days',
      },
      {
        name: '_visits_*',
        kind: 'cookie',
        category: 'analytical',
        setBy: 'Example Analytics',
        purpose: 'Counts a returning browser once.',
        lifetime: '30 days',
      },
      {
        name: 'draft:*',
        kind: 'session storage',
        category: 'necessary',
        setBy: 'This site',
        purpose: 'What you have typed and not sent yet.',
        lifetime: 'Until you close the tab',
      },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'cookie-list',
    revision: '',
    items: many(1, () => ({
      name: 'theme',
      kind: 'cookie',
      category: 'functional',
      setBy: 'Us',
      purpose: 'Color.',
      lifetime: '1 day',
    })),
  },
  longest: {
    ...heads.longest,
    type: 'cookie-list',
    revision: '2026-11-01',
    items: many(20, (number) => ({
      name: `a-name-of-many-words-${number}-that-a-browser-shows-in-one-line*`,
      kind: 'session storage',
      category: 'performance',
      setBy: long(60),
      purpose: long(300),
      lifetime: long(60),
    })),
  },
} satisfies Examples<'cookie-list'>;
