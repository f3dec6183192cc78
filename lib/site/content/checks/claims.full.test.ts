/** The day on which the content is checked: a review that is past warns, and stops a release alone. */
import { spawnSync } from 'node:child_process';
import { claims } from '../site.ts';

/** Runs `npm run content` with the clock later than any date in content/. */
function checkIn2035(...args: string[]) {
  const clock = `
    const now = Date.parse('2035-01-01T12:00:00Z');
    globalThis.Date = class extends Date {
      constructor(...parts) { super(...(parts.length > 0 ? parts : [now])); }
      static now() { return now; }
    };`;
  const command = ['--import', `data:text/javascript,${encodeURIComponent(clock)}`];
  return spawnSync(process.execPath, [...command, 'scripts/commands/check-content.ts', ...args], {
    encoding: 'utf8',
  });
}

test('in 2035 whoever builds is warned of every claim, with whom to ask, and stopped by nothing', () => {
  const { status, stderr } = checkIn2035();
  const lines = stderr.trim().split('\n');
  for (const { id, owner, review } of claims.USA)
    expect(lines).toContainEqual(
      expect.stringMatching(
        `^Warning: content/site/claims.yaml:\\d+: .*"${id}" › review: was due on ${review}. Ask ${owner} whether`,
      ),
    );
  const overdue = lines.filter((line) => line.includes('› review: was due on'));
  expect(overdue).toHaveLength(claims.USA.length);
  expect(status).toBe(0);
});

test('a release waits until somebody has looked at each of them', () => {
  const { status, stderr } = checkIn2035('--release');
  expect(stderr).toMatch(/^content\/site\/claims\.yaml:\d+: .*"faster-delivery" › review: was due/);
  expect(status).toBe(1);
});

test('a misspelt option is not taken for the release check', () => {
  const { status, stderr } = checkIn2035('--relase');
  expect(stderr).toContain("Unknown option '--relase'");
  expect(status).toBe(1);
});
