/** What an attacker wants of the log: to steer the terminal of its reader, and to learn names. */
import { spawnSync } from 'node:child_process';
import { createLog } from './log.ts';

/** What the log makes of `entry`. */
function lineOf(entry: object, message = 'something failed'): string {
  const lines: string[] = [];
  createLog({ write: (line) => void lines.push(line) }).error(entry, message);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test.each([
  ['ESC', '\u001b[31m'],
  ['C1, a command without ESC', '\u009b31m'],
  ['DEL', '\u007f'],
  ['a new line', '\n{"level":"info","msg":"all is well"}'],
  ['a line separator', '\u2028'],
  ['letters turned round', '\u202egnp.exe'],
  ['a tag beyond the BMP', '\u{e0041}'],
])('to steer a terminal by %s: the log shows it escaped, in one JSON line', (_, text) => {
  const line = lineOf({ reason: `a${text}b` }, `c${text}d`);
  expect(line).not.toMatch(/[\p{Cc}\p{Cf}\u2028\u2029](?!$)/u);
  expect(JSON.parse(line)).toMatchObject({ reason: `a${text}b`, msg: `c${text}d` });
});

test.each([
  '550 5.1.1 <victim@example.org>: no such user',
  'Recipient\nvictim@example.org refused',
  'Key (lower(email))=(victim@example.org) already exists.',
  'GET /x?email=victim%40example.org',
  'victim+tag.1@sub.example.org.',
  "o'victim@example.org",
])('to learn who writes to us from %j: no e-mail address reaches the log', (text) => {
  const error = Object.assign(new Error(text), { code: 'EENVELOPE' });
  for (const line of [lineOf({ error }), lineOf({ deep: [{ reason: text }] }), lineOf({}, text)]) {
    expect(line).not.toMatch(/victim|example\.org/);
    expect(() => JSON.parse(line)).not.toThrow();
  }
});

test('a path of a scoped package stays readable', () => {
  const path = '/site/node_modules/@electric-sql/pglite/dist/index.js:2:1';
  expect(lineOf({ reason: path })).toContain(path);
});

test('to print past the log: console, streams and warnings end up in it', () => {
  const program = `
    const { createLog } = await import('./lib/platform/log/log.ts');
    const { takeOverOutput } = await import('./lib/platform/http/take-over-output.ts');
    const say = takeOverOutput(createLog());
    say('for the person at the terminal');
    console.log('one\\u009b31m', { two: 'victim@example.org' });
    console.error(new Error('three\\n\\u001b[2J'));
    process.stdout.write(Buffer.from('four\\n'), () => console.warn('five'));
    process.emitWarning('six \\u009b victim@example.org');
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info' },
  });
  expect(stderr).toBe('');
  const [first, ...lines] = stdout.trimEnd().split('\n');
  expect(first).toBe('for the person at the terminal');
  const messages = lines.map((line) => JSON.parse(line));
  for (const line of lines) expect(line).not.toMatch(/\p{Cc}|victim/u);
  const said = messages.map(({ level, msg, reason }) => `${level} ${msg} ${reason}`).join(' ');
  for (const word of ['info one', 'error Error: three', 'info four', 'error five', 'warn', 'six'])
    expect(said).toContain(word);
});
