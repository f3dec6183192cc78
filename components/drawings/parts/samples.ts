/**
 * The invented people and places that recur in the drawings, for each edition, and the pay of the
 * employee whom most drawings follow. Drawings take every amount from here; the texts of
 * content/pages repeat some (PAY, HRIS, home): change both together.
 *
 * USA, 2026: salaried, 40 hours a week, can claim overtime, so Massachusetts wants weekly or
 * biweekly pay: 26 periods of two weeks, paid within six days.
 *
 *   before the raise   $35.00 × 2,080 h = $72,800 a year, ÷ 26 = $2,800.00 a period
 *   from Dec 1         $36.25 × 2,080 h = $75,400 a year, ÷ 26 = $2,900.00 a period (both in P2)
 *   Nov 1 to 14, paid on Friday, Nov 20
 *   base               80 h × $35.00                                                2,800.00
 *   overtime           Nov 1 to 7, 46 h worked: 6 h × 1.5 × $35.00                     315.00
 *   health plan        pre-tax (section 125)                                           −95.00
 *   401(k)             4% of 3,115.00, pre-tax for income tax                         −124.60
 *   Social Security    6.2% of 3,020.00 (3,115.00 less health plan)                   −187.24
 *   Medicare           1.45% of 3,020.00                                               −43.79
 *   federal            single, standard deduction, Pub. 15-T percentage method:
 *                      2,895.40 × 26 = 75,280.40, less 16,100 = 59,180.40;
 *                      5,800 + 22% × (59,180.40 − 50,400) = 7,731.69 a year, ÷ 26     −297.37
 *   Massachusetts      5% × (2,895.40 − 4,400 ÷ 26); its FICA deduction of $2,000 a
 *                      year was used up in spring                                     −136.31
 *   PFML               0: the employer pays the employee's share too
 *   federal and state tax, the four lines before                                      −664.71
 *   net                3,115.00 − 664.71 − 95.00 − 124.60 (884.31)                   2,230.69
 *
 * INDIA, FY 2026-27: clerical work, so overtime is due; 48 hours a week, 26 days × 8 hours. Paid
 * monthly, on the last working day. Gross is basic (two thirds) and HRA (one third). CTC adds the
 * employer's provident fund and gratuity (15/26 of basic a year): ₹6,24,528, then ₹6,67,231.
 *
 *   before the raise   46,800.00 a month (basic 31,200, HRA 15,600) × 12 = ₹5,61,600
 *   from 1 Dec         50,000.00 a month × 12 = ₹6,00,000 (both in P2, as gross and as CTC)
 *   basic and HRA      31,200 + 15,600                                               46,800.00
 *   overtime           31,200 ÷ (26 × 8) = 150.00 an hour, × 2 × 6 h                   1,800.00
 *   provident fund     12% of basic, 31,200, no ceiling; overtime and HRA are not
 *                      wages (with the employer's 3,744 they are 40% of 52,344,
 *                      below the half that the Code on Wages excludes)                −3,744.00
 *   ESI                0: wages are above the ceiling
 *   professional tax   Telangana, above 20,000 a month                                  −200.00
 *   TDS                new regime: 8 × 46,800 + 4 × 50,000 + 1,800 = 5,76,200, less
 *                      75,000 = 5,01,200; slab tax 5,060, less the same rebate, as
 *                      income is not above 12,00,000                                       0.00
 *   net                48,600.00 − 3,744.00 − 200.00 − 0.00 (3,944.00)               44,656.00
 */
import type { Region } from '@/lib/platform/region/region';

/** A line of the payslip; the note says in the margin where it comes from. */
export type Line = { term: string; amount: string; note?: string };

type Sample = {
  /** The employee that most drawings follow. */
  employee: string;
  manager: string;
  /** The manager's manager. */
  director: string;
  colleagues: readonly [string, string, string, string];
  city: string;
  /** The employee's job, which is also the vacancy of ATS. */
  job: string;
  number: string;
  started: string;
  payBand: string;
  /** The same band, as the vacancy states it. */
  payRange: string;
  raise: { to: string; from: string };
  /** As the contract of the raise words it. */
  contractPay: string;
  /** `deductions` adds up all lines after the first two, for the small drawing. */
  payslip: {
    period: string;
    net: string;
    paid: string;
    lines: readonly Line[];
    deductions: Line;
  };
};

export const SAMPLES = {
  USA: {
    employee: 'Dana Whitfield',
    manager: 'Marcus Hale',
    director: 'Ruth Kessler',
    colleagues: ['Elena Ruiz', 'Tom Okafor', 'Grace Lindqvist', 'Sam Porter'],
    city: 'Boston',
    job: 'Payroll analyst',
    number: 'EMP 2048',
    started: 'Mar 4, 2024',
    payBand: 'P2 · $72–84k',
    payRange: '$72,000–84,000',
    raise: { to: '$75,400', from: 'Dec 1' },
    contractPay: '$75,400 a year from Dec 1, paid every two weeks.',
    payslip: {
      period: 'Nov 1–14',
      net: '$2,230.69',
      paid: 'Nov 20',
      lines: [
        { term: 'Base salary', amount: '2,800.00' },
        { term: 'Overtime, 6 h', amount: '315.00', note: 'from the timesheet, nobody types it' },
        { term: 'Federal and state tax', amount: '−664.71' },
        { term: 'Health plan', amount: '−95.00' },
        { term: '401(k), 4%', amount: '−124.60', note: 'Dana changed it on Nov 4' },
      ],
      deductions: { term: 'Taxes and deductions', amount: '−884.31' },
    },
  },
  INDIA: {
    employee: 'Ananya Rao',
    manager: 'Vikram Shetty',
    director: 'Leela Menon',
    colleagues: ['Farah Khan', 'Joseph Mathew', 'Meera Iyer', 'Rohit Kulkarni'],
    city: 'Hyderabad',
    job: 'Payroll assistant',
    number: 'EMP 2048',
    started: '4 Mar 2024',
    payBand: 'P2 · ₹5–7 L',
    payRange: '₹5–7 lakh',
    raise: { to: '₹6,00,000 gross', from: '1 Dec' },
    contractPay: '₹6,00,000 gross a year from 1 Dec, paid monthly.',
    payslip: {
      period: 'Nov 2026',
      net: '₹44,656.00',
      paid: '30 Nov',
      lines: [
        { term: 'Basic and HRA', amount: '46,800.00' },
        { term: 'Overtime, 6 h', amount: '1,800.00', note: 'from attendance, nobody types it' },
        { term: 'Provident fund', amount: '−3,744.00' },
        { term: 'Professional tax', amount: '−200.00' },
        {
          term: 'TDS on salary',
          amount: '0.00',
          note: 'new regime, chosen in April: no tax up to ₹12 lakh',
        },
      ],
      deductions: { term: 'PF and deductions', amount: '−3,944.00' },
    },
  },
} as const satisfies Record<Region, Sample>;
