/** How far the limits let an attacker come who guesses, floods an inbox or writes without end. */
import { LIMITS } from './rate-limits.ts';

const DAY = 24 * 60 * 60;
const HOUR = 60 * 60;
type Limit = { points: number; seconds: number };
const within = ({ points, seconds }: Limit, span: number) => (points * span) / seconds;

/** Each code of six digits takes this many tries (lib/features/accounts). */
const TRIES_OF_A_CODE = 5;
const CODES = 1_000_000;

test('a code of six digits is guessed on one day in a thousand at most', () => {
  for (const limit of [LIMITS.codesPerMailbox, LIMITS.codesFromKnownNetwork])
    expect((within(limit, DAY) * TRIES_OF_A_CODE) / CODES).toBeLessThan(1 / 1_000);
  expect(within(LIMITS.codeTriesPerNetwork, DAY) / CODES).toBeLessThan(1 / 1_000);
});

// NIST SP 800-63B, 3.2.2, wants a limit of 100 in a row; ours are counted by time and account.
test.each([
  'loginPerAccount',
  'loginFromKnownNetwork',
  'passwordWhileSignedIn',
  'passwordChangesPerAccount',
] as const)('%s: at most a thousand passwords a day', (name) => {
  expect(within(LIMITS[name], DAY)).toBeLessThan(1_000);
  expect(LIMITS[name].points).toBeLessThanOrEqual(100);
});

test.each([
  'acknowledgementsPerMailbox',
  'confirmationsPerMailbox',
  'codesPerMailbox',
  'invitesPerMailbox',
] as const)('%s: an inbox gets at most five mails an hour', (name) => {
  expect(within(LIMITS[name], HOUR)).toBeLessThanOrEqual(5);
});

test('an inbox that never answered gets three mails a day at most', () => {
  expect(within(LIMITS.mailsPerUnprovedMailbox, DAY)).toBeLessThanOrEqual(3);
});
