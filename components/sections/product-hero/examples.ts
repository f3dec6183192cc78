/** Examples of the product hero. */
import { drawing, type Examples, link, rich } from '../shared/example-parts';

export const examples = {
  default: {
    type: 'product-hero',
    id: 'overview',
    label: 'B1 · HRIS',
    code: 'HRIS',
    expansion: 'Human resource information system',
    heading: 'Enter a fact about a person once',
    text: rich('HRIS holds who works for you, in which job, where, for whom and since when.'),
    drawing: drawing('hris'),
    primary: link('Request a demo of HRIS'),
    secondary: link('Read the record part by part', '#parts'),
    facts: [
      { term: 'Holds', value: 'People, jobs, places, reporting lines' },
      { term: 'Keeps', value: 'Every past value, with its date' },
      { term: 'Sold', value: 'Per user, or by subscription' },
    ],
  },
} satisfies Examples<'product-hero'>;
