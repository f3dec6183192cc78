/** Examples of what businesses want to do. */
import { type Examples, heads, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'business-needs',
    heading: 'What do you want to do?',
    items: [
      {
        title: 'Open a plant in another state',
        text: rich('Pay rules, holidays and forms of the new site, before its first shift.'),
        link: link('See PAY', '/Products/PAY'),
      },
      {
        title: 'Retire an application from 2009',
        text: rich(
          'Written down while the people who know it are still here, then generated anew.',
        ),
        link: link('See what we generate', '/Products'),
      },
      {
        title: 'Hire forty people by March',
        text: rich('Five stages, and each candidate waits for a person with a name.'),
        link: link('See ATS', '/Products/ATS'),
      },
      {
        title: 'Borrow a data engineer for six months',
        text: rich('One of our own people, on your team, at a price per month.'),
        link: link('Ask for a data engineer', '/contact-us'),
      },
      {
        title: 'Let the shop and the warehouse agree',
        text: rich('Orders and stock as messages, each counted, each sent again when it is lost.'),
        link: link('See how systems are joined', '/Products'),
      },
    ],
  },
} satisfies Examples<'business-needs'>;
