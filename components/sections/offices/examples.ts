/** Examples of the offices. */
import { type Examples, heads, long, many } from '../shared/example-parts';

const PLACES = [
  ['Boston', 42.36, -71.06, 'USA'],
  ['Austin', 30.27, -97.74, 'USA'],
  ['San Francisco', 37.77, -122.42, 'USA'],
  ['Hyderabad', 17.38, 78.49, 'INDIA'],
  ['Bengaluru', 12.97, 77.59, 'INDIA'],
  ['Pune', 18.52, 73.86, 'INDIA'],
] as const;

const office = (prefix: string, [city, latitude, longitude, country]: (typeof PLACES)[number]) => ({
  id: `${prefix}-${city.toLowerCase().replace(' ', '-')}`,
  city,
  role: 'Sales and support',
  country,
  address: ['100 Example Street', 'Floor 4'],
  email: 'desk@norvant.com',
  phone: '+1 617 555 0100',
  hours: 'Monday to Friday, 9 to 6',
  people: 20,
  latitude,
  longitude,
  sample: true,
});

export const examples = {
  default: {
    ...heads.default,
    type: 'offices',
    mapAlt: 'A map of the world with six offices.',
    items: PLACES.map((place) => office('office', place)),
  },
  minimal: {
    ...heads.minimal,
    type: 'offices',
    mapAlt: 'A map.',
    items: PLACES.map((place) => ({ ...office('minimal', place), role: 'Desk', hours: '9 to 6' })),
  },
  longest: {
    ...heads.longest,
    type: 'offices',
    mapAlt: long(300),
    items: PLACES.map((place) => ({
      ...office('longest', place),
      city: long(40),
      role: long(60),
      address: many(5, (number) => `${number} ${long(58)}`),
      email: `${'desk'.repeat(12)}@norvant.com`,
      hours: long(60),
    })),
  },
} satisfies Examples<'offices'>;
