/** Examples of the page list. */
import { type Examples, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Articles · 2026',
    heading: 'What we learned on projects this year',
    intro: rich('Written by those who did the work, with the drawbacks.'),
    type: 'page-list',
    items: [
      {
        title: 'Two parallel runs before the first payday',
        text: rich('Why eight of twelve weeks go into explaining differences in net pay.'),
        date: '2026-11-12',
        link: link('Read the article', '/Blogs'),
      },
      {
        title: 'Who owns code that was generated from your own specification, release by release',
        text: rich(
          'An assignment clause, the day on which it takes effect, and what happens to a release that was never accepted. With the wording we use.',
        ),
        date: '2026-09-03',
        link: link('Read the article', '/Blogs'),
      },
      {
        title: 'Counting messages',
        text: rich('How <b class="term">SI</b> counts, and why a retry is not a second message.'),
        date: '2026-06-18',
        link: link('Read the article', '/Blogs'),
      },
    ],
  },
} satisfies Examples<'page-list'>;
