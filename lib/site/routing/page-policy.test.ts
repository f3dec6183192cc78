/** The policy of a page lets its scripts call the API of its own edition. */
import { NextRequest } from 'next/server';
import type { Region } from '../../platform/region/region.ts';
import { env } from '../../platform/settings/env.ts';

const connections = async (region: Region) => {
  // Read here, because the origins are worked out once.
  const { policyForPage } = await import('./page-policy.ts');
  const request = new NextRequest('http://localhost:3000/home');
  const { policy } = policyForPage(`/${region}/home`, { request, region, isHttps: false });
  return /connect-src ([^;]*)/.exec(policy)?.[1];
};

test('which is this site, or the one that is set for the edition', async () => {
  env.API_BASE_URL_INDIA = 'https://api.example.in:8443/v2';
  expect(await connections('USA')).toBe("'self'");
  expect(await connections('INDIA')).toBe("'self' https://api.example.in:8443");
});
