/** The policy of a page lets its scripts call the API of its own edition. */
import { NextRequest } from 'next/server';
import type { Region } from '../../platform/region/region.ts';
import { changeSettings } from '../../platform/settings/settings.ts';
import { policyForPage } from './page-policy.ts';

const connections = (region: Region) => {
  const request = new NextRequest('http://localhost:3000/home');
  const { policy } = policyForPage(`/${region}/home`, { request, region, isHttps: false });
  return /connect-src ([^;]*)/.exec(policy)?.[1];
};

test('which is this site, or the one that is set for the edition', () => {
  changeSettings({ API_BASE_URL_INDIA: 'https://api.example.in:8443/v2' });
  expect(connections('USA')).toBe("'self'");
  expect(connections('INDIA')).toBe("'self' https://api.example.in:8443");
});
