/** Examples of the greeting. */
import {
  type Examples,
  heads,
  link,
  long,
  many,
  rich,
} from '@/components/sections/shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'welcome',
    stranger: rich('You are not signed in in this browser.'),
    steps: [
      { link: link('Open your account'), text: 'Your name, your password and what you sent us.' },
      { link: link('Report an outage'), text: 'A person reads it within half an hour.' },
    ],
  },
  longest: {
    ...heads.longest,
    type: 'welcome',
    stranger: rich(long(200)),
    steps: many(6, (number) => ({ link: link(`${number} ${long(36)}`), text: long(160) })),
  },
} satisfies Examples<'welcome'>;
