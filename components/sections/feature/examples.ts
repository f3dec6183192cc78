/** Examples of one subject with its drawing. */
import { drawing, type Examples, heads, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'feature',
    variant: 'drawing-right',
    heading: 'Every message between two systems is counted',
    intro: rich('An order that leaves the shop arrives in the warehouse, or a person hears of it.'),
    drawing: drawing('si', 'Six systems around one hub, with the messages of a day on each line.'),
    paragraphs: [
      rich('What was sent, what arrived and what waits stand beside each other, by the hour.'),
      rich('A message that failed keeps its content. Whoever mends the cause sends it again.'),
    ],
    points: [
      { title: 'One map of all lines', text: rich('Who owns each, and what it carries.') },
      { title: 'Sent twice, booked once', text: rich('A repeated order changes nothing.') },
      { title: 'A limit for waiting', text: rich('After ten minutes the owner is called.') },
      { title: 'Kept for a year', text: rich('Each message, searchable by its order number.') },
    ],
    primary: link('See how we integrate systems', '/Products'),
    secondary: link('Request Demo'),
  },
} satisfies Examples<'feature'>;
