/** Examples of the future proof scalability. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'sizes',
    type: 'future-proof-scalability',
    label: 'C2.6 · From one site to five countries',
    heading: 'What stays and what changes as you grow',
    caption: 'Four sizes of a company, what stays at each and what changes',
    steps: [
      {
        size: '40 employees, one site',
        stays: rich('One record a person, with contracts and leave.'),
        changes: rich('Premium is enough. Pay stays with your accountant, who gets a file.'),
      },
      {
        size: '300 employees, three sites',
        stays: rich('The same records and logins; nobody is entered again.'),
        changes: rich('PAY comes in, and managers approve hours for their own site.'),
      },
      {
        size: '2,000 employees, one country',
        stays: rich('Every report that was built before, with its history.'),
        changes: rich('Enterprise with a test system; SI takes over the nightly files.'),
      },
      {
        size: '9,000 employees, five countries',
        stays: rich('One search for a skill across all sites.'),
        changes: rich(
          'A rule set a country, each with its own approver, and a region for its data.',
        ),
      },
    ],
  },
} satisfies Examples<'future-proof-scalability'>;
