/** Whoever adds up a payslip of the drawings gets its net pay. */
import { REGIONS } from '@/lib/platform/region/region';
import { SAMPLES } from './samples';

const toCents = (amount: string) =>
  Math.round(Number(amount.replace('−', '-').replace(/[$₹,]/g, '')) * 100);
const sum = (lines: readonly { amount: string }[]) =>
  lines.reduce((total, { amount }) => total + toCents(amount), 0);

describe.each(REGIONS)('the payslip of the edition %s', (region) => {
  const { net, lines, deductions } = SAMPLES[region].payslip;

  test('has lines that add up to the net pay', () => {
    expect(sum(lines)).toBe(toCents(net));
  });

  test('comes to the same in the small drawing, with all deductions in one line', () => {
    expect(sum([...lines.slice(0, 2), deductions])).toBe(toCents(net));
  });
});
