/** Examples of the claims ledger. Its rows are filled in from content/site/claims.yaml; here they are given. */
import { type Examples, heads, long, many } from '../shared/example-parts';

export const examples = {
  default: {
    ...heads.default,
    type: 'claim-ledger',
    groups: [
      {
        title: 'Speed of delivery',
        claims: ['faster', 'on-time'],
        rows: [
          {
            id: 'faster',
            wording: '98% faster',
            basis:
              'The 14 projects of two years whose scope had also been estimated by hand: median 3.2 working days against an estimate of 160.',
            scope: 'Applications that store, check, route and show data.',
            owner: 'Head of delivery',
            review: '2027-06-30',
            sample: true,
          },
          {
            id: 'on-time',
            wording: '98% of milestones on time',
            basis: '208 of 212 contractual milestones, accepted by the agreed date.',
            scope: 'Contracts with a fixed scope.',
            owner: 'Head of delivery',
            review: '2027-06-30',
            sample: true,
          },
        ],
      },
      {
        title: 'Prices',
        claims: ['fee'],
        rows: [
          {
            id: 'fee',
            wording: 'a fixed $5–6 million a year',
            basis: 'Price list of October 2026.',
            scope: 'Without your cloud bill.',
            owner: 'Chief financial officer',
            review: '2027-03-31',
          },
        ],
      },
    ],
  },
  minimal: {
    ...heads.minimal,
    type: 'claim-ledger',
    groups: [
      {
        title: 'All',
        claims: ['one'],
        rows: [
          {
            id: 'one',
            wording: '5',
            basis: 'Terms.',
            scope: 'All.',
            owner: 'CFO',
            review: '2027-01-01',
          },
        ],
      },
    ],
  },
  longest: {
    ...heads.longest,
    type: 'claim-ledger',
    groups: many(8, (group) => ({
      title: `${group} ${long(57)}`,
      claims: ['long'],
      rows: many(3, (row) => ({
        id: `long-${group}-${row}`,
        wording: `${row} ${long(117)}`,
        basis: long(400),
        scope: long(200),
        owner: long(60),
        review: '2027-09-30',
        sample: true,
      })),
    })),
  },
} satisfies Examples<'claim-ledger'>;
