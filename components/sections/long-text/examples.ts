/** Examples of the long text. The bodies are what the schema makes of Markdown. */
import { type Examples, rich } from '../shared/example-parts';

export const examples = {
  default: {
    id: 'example',
    label: 'Migration · The article',
    heading: 'How to move 900 people to a new payroll without stopping the old one',
    intro: rich(
      'Two payrolls run beside each other for two pay periods. What differs is explained line by line, and only then is the old one switched off.',
    ),
    type: 'long-text',
    parts: [
      {
        id: 'inventory',
        title: 'What you have to find before anything moves',
        body: rich(
          '<p>Payroll knows <b class="term">PAY</b> codes that nobody has used since 2019, and three that are used by one site alone. Each code gets an owner, a rule and a date before it is copied. Read <a href="/Products/PAY">how PAY keeps a rule with its date</a>.</p><p>In a company of 900 people this takes about three weeks. Most of the time goes into these:</p><ul><li>garnishments that somebody calculates in a spreadsheet,</li><li>shift premiums that are agreed by <strong>union contract</strong> and differ by site,</li><li>vacation balances that the time clock and the payroll count from different days.</li></ul>',
        ),
      },
      {
        id: 'parallel-runs',
        title: 'Two runs beside each other',
        body: rich(
          '<p>A parallel run compares net pay person by person. A difference of a cent is a difference: it has a cause, and the cause is either a mistake of the old payroll or one of ours.</p><ol><li>Run both for the same period, from the same hours.</li><li>List each person whose net pay differs.</li><li>Name the cause, and who decides which one is right.</li></ol><blockquote><p>We found eleven people who had been paid the wrong premium for four years. The new payroll had only asked why.</p></blockquote>',
        ),
      },
      {
        id: 'calendar',
        title: 'The calendar',
        body: rich(
          '<p>Dates for a company that pays every two weeks and starts on January 1.</p><table><thead><tr><th>Week</th><th>What happens</th><th>Who decides</th></tr></thead><tbody><tr><td>1 to 3</td><td>Pay codes get an owner, a rule and a date</td><td>Head of payroll</td></tr><tr><td>4 to 7</td><td>Records and balances are copied</td><td>HR and IT</td></tr><tr><td>8 to 11</td><td>Two parallel runs</td><td>Head of payroll</td></tr><tr><td>12</td><td>The old payroll becomes read-only</td><td>CFO</td></tr></tbody></table><p>The old system stays readable for seven years, because audits ask for it.</p>',
        ),
      },
    ],
  },
} satisfies Examples<'long-text'>;
