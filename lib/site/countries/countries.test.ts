/** Countries and cloud regions, as the two endpoints answer them. */

import { route } from '@/lib/platform/api/route';
import { countries as countriesEndpoint } from '@/lib/site/countries/endpoints/countries';
import { providers as providersEndpoint } from '@/lib/site/countries/endpoints/providers';
import { testRequest } from '../../platform/api/testing/test-request.ts';
import { REGIONS } from '../../platform/region/region.ts';
import { countriesOf, providersIn } from './countries.ts';

const { GET: getCountries } = route(countriesEndpoint);
const { GET: getProviders } = route(providersEndpoint);

const providersOf = (country: string) =>
  getProviders(testRequest('/api/v1/registration/providers/x'), {
    params: Promise.resolve({ country }),
  });

test.each(REGIONS)('every country of %s has a name, and none is there twice', (region) => {
  const all = countriesOf(region);
  expect(all.length).toBeGreaterThan(190);
  // A code that Unicode does not know is its own name.
  expect(all.filter(({ code, name }) => code === name)).toEqual([]);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { dialCode } of all) expect(dialCode).toMatch(/^\+[1-9]\d{0,2}(-\d{3})?$/);
});

test('a form finds its own country with its code to dial', async () => {
  const response = await getCountries(testRequest('/api/v1/registration/countries'));
  const all = await response.json();
  expect(all).toContainEqual({ code: 'IN', name: 'India', dialCode: '+91' });
  expect(all).toContainEqual({ code: 'US', name: 'United States', dialCode: '+1' });
});

test('every partner is in both of our countries, and no region is in two', () => {
  const partnersIn = (country: string) => providersIn(country, 'USA') ?? [];
  const all = countriesOf('USA').flatMap(({ code }) => partnersIn(code));
  const partners = [...new Set(all.map(({ id }) => id))].sort();
  for (const country of ['US', 'IN'])
    expect(
      partnersIn(country)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(partners);
  const everywhere = all.flatMap(({ regions }) => regions.map(({ id }) => id));
  expect(new Set(everywhere).size).toBe(everywhere.length);
});

test('a country without a region of theirs is known, and has none', async () => {
  const response = await providersOf('NP');
  expect([response.status, await response.json()]).toEqual([200, []]);
});

test.each(['XX', 'us', 'USA', '', '../US', '__proto__', 'US\u0000'])(
  'the country %j is not found',
  async (country) => {
    expect((await providersOf(country)).status).toBe(404);
  },
);
