/** The table that an operator reads after a rehearsal, and whether an act has passed. */
import { isPassed, newTally, type Outcome, type Post, type Tally, table } from './tally.ts';

const NOTHING: Outcome = { lost: [], doubled: [], twiceOnTheWire: 0 };
const post = (over: Partial<Post> = {}): Post => ({
  act: 'calm',
  kind: 'contact',
  email: 'asha@example.org',
  sentAgain: [],
  endedAt: 1,
  status: 201,
  reference: 'NV-2222-3333',
  said: '',
  ...over,
});
const refused = (status: number | undefined) => post({ status, reference: undefined });
const tally = (over: Partial<Tally> = {}): Tally => ({ ...newTally('calm'), ...over });
const cellsOf = (one: Tally, outcome = NOTHING) =>
  (table([[one, outcome]]).split('\n')[2] ?? '').split('|').map((cell) => cell.trim());

test('an act without a failed read, a lost or a doubled post has passed', () => {
  expect(isPassed(tally({ reads: 9, posts: [post(), refused(503)] }), NOTHING)).toBe(true);
});

test.each<[string, Partial<Tally>, Partial<Outcome>]>([
  ['a failed read', { failedReads: ['502'] }, {}],
  ['a lost post', {}, { lost: ['NV-2222-3333'] }],
  ['a doubled post', {}, { doubled: ['NV-2222-3333'] }],
  ['a fault of its own', { faults: ['readiness'] }, {}],
  ['a post that nobody answered', { posts: [refused(undefined)] }, {}],
  ['a post that was answered with 502', { posts: [refused(502)] }, {}],
  ['no run at all', { notRun: 'no disk' }, {}],
])('an act with %s has not', (_, over, outcome) => {
  expect(isPassed(tally(over), { ...NOTHING, ...outcome })).toBe(false);
});

test('the table counts what was acknowledged and what was refused with a reason', () => {
  const posts = [post(), post({ sentAgain: ['503'] }), refused(503), refused(422), refused(507)];
  const one = tally({ reads: 70, failedReads: ['x'], posts });
  const outcome = { lost: ['a'], doubled: ['b', 'c'], twiceOnTheWire: 1 };
  expect(cellsOf(one, outcome).slice(1, 8)).toEqual(['calm', '70', '1', '2', '3', '1', '2']);
});

test('the note says what is wrong first, then what is good to know', () => {
  const posts = [refused(500), post({ sentAgain: ['503', '503'] })];
  const one = tally({
    posts,
    notes: ['all went on'],
    faults: ['too late'],
    readsAskedAgain: ['ECONNRESET', 'ECONNRESET'],
  });
  expect(cellsOf(one, { ...NOTHING, twiceOnTheWire: 4 })[8]).toBe(
    'FAULT: too late; FAULT: 1 posts without a clear answer; all went on; ' +
      '1 posts sent again with their key; 2 reads asked again; ' +
      '4 mails twice on the wire, one Message-ID',
  );
});

test('an act that could not be played says why', () => {
  expect(cellsOf(tally({ notRun: 'no root' })).slice(2)).toEqual([
    ...Array(6).fill('–'),
    'not run: no root',
    '',
  ]);
});

test('no word of an answer breaks a row of the table', () => {
  expect(cellsOf(tally({ notes: ['a | b'] }))[8]).toBe('a / b');
});
