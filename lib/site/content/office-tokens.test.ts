/** What texts say of the offices follows from their list, however many it has. */
import type { Office } from '../../../content/schemas/site.ts';
import { employeeFacts, officeTokens } from './office-tokens.ts';

const office = (id: string, city: string, country: Office['country'], people: number) =>
  ({
    ...{ id, city, country, people, sample: id === 'rome' },
    hours: 'Monday to Friday, 9:30 am to 6:30 pm IST',
    phone: `number of ${city}`,
  }) as Office;
const TWO = [office('york', 'York', 'USA', 1200), office('rome', 'Rome', 'INDIA', 30)];
const THREE = [...TWO, office('bonn', 'Bonn', 'USA', 5)];

test('one office is no plural, and no list', () => {
  const tokens = new Map(officeTokens(TWO, 'USA'));
  expect(tokens.get('Offices')).toBe('Two offices');
  expect(tokens.get('offices:own')).toBe('one office');
  expect(tokens.get('cities')).toBe('York');
});

test('an edition counts and names its own offices, its first one is the desk', () => {
  const tokens = new Map(officeTokens(THREE, 'USA'));
  expect(tokens.get('offices:own')).toBe('two offices');
  expect(tokens.get('cities')).toBe('York and Bonn');
  expect(new Map(officeTokens(THREE, 'INDIA')).get('cities')).toBe('Rome');
  expect(tokens.get('hours:desk')).toBe(tokens.get('hours:york'));
  expect(tokens.get('phone:desk')).toBe('number of York');
  expect(tokens.get('phone:bonn')).toBe('number of Bonn');
});

test('opening hours are quoted in parts', () => {
  const tokens = new Map(officeTokens(TWO, 'INDIA'));
  const parts = ['opens', 'closes', 'clock'].map((part) => tokens.get(`hours:rome.${part}`));
  expect(parts).toEqual(['9:30 am', '6:30 pm', 'IST']);
});

test('employees are summed by office, country and in all, and say what is a sample', () => {
  expect(employeeFacts(THREE, 'USA')).toEqual({
    employees: { words: '1,235', sample: true },
    'employees-usa': { words: '1,205', sample: false },
    'employees-india': { words: '30', sample: true },
    'employees-york': { words: '1,200', sample: false },
    'employees-rome': { words: '30', sample: true },
    'employees-bonn': { words: '5', sample: false },
  });
});
