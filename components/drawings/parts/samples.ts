/** The invented people and places that recur in the drawings, for each edition. */
import type { Region } from '@/lib/region/region';

type Sample = {
  /** The employee that most drawings follow. */
  employee: string;
  manager: string;
  /** The manager's manager. */
  director: string;
  colleagues: readonly [string, string, string, string];
  city: string;
};

export const SAMPLES = {
  USA: {
    employee: 'Dana Whitfield',
    manager: 'Marcus Hale',
    director: 'Ruth Kessler',
    colleagues: ['Elena Ruiz', 'Tom Okafor', 'Grace Lindqvist', 'Sam Porter'],
    city: 'Boston',
  },
  INDIA: {
    employee: 'Ananya Rao',
    manager: 'Vikram Shetty',
    director: 'Leela Menon',
    colleagues: ['Farah Khan', 'Joseph Mathew', 'Meera Iyer', 'Rohit Kulkarni'],
    city: 'Hyderabad',
  },
} as const satisfies Record<Region, Sample>;
