/** What an operator has to hear at the end of a rehearsal: whatever was lost, and whatever was doubled. */
import { type Book, reconcile, type SeenMail, type StoredRow } from './reconcile.ts';
import type { Post } from './tally.ts';

const post = (over: Partial<Post> = {}): Post => ({
  act: 'calm',
  kind: 'contact',
  email: 'asha@example.org',
  sentAgain: [],
  endedAt: 1_000,
  status: 201,
  reference: 'NV-2222-3333',
  said: '',
  ...over,
});
const row = (over: Partial<StoredRow> = {}): StoredRow => ({
  reference: 'NV-2222-3333',
  email: 'asha@example.org',
  hasFile: true,
  ...over,
});
const mail = (kind: string, id = '1', reference = 'NV-2222-3333'): SeenMail => ({
  messageId: `<${kind}.${id}@norvant.com>`,
  kind,
  reference,
  to: /desk/i.test(kind) ? 'desk@norvant.com' : 'asha@example.org',
});
const all = (...rows: StoredRow[]): Book[] => [{ rows, holds: () => true }];
const BOTH = [mail('acknowledgement'), mail('desk')];
const NOTHING = { lost: [], doubled: [], twiceOnTheWire: 0 };

const outcome = (posts: Post[], mails: SeenMail[], books: Book[]) =>
  reconcile(posts, mails, books).get('calm');

test('a message that is stored once, with both of its mails, is neither lost nor doubled', () => {
  expect(outcome([post()], BOTH, all(row()))).toEqual(NOTHING);
});

test.each<[string, SeenMail[], Book[], string]>([
  ['is not stored', BOTH, all(), 'NV-2222-3333 is not stored'],
  ['is stored under another number', BOTH, all(row({ reference: 'NV-9999-9999' })), 'not stored'],
  ['has lost its file', BOTH, all(row({ hasFile: false })), 'the file of NV-2222-3333'],
  ['was never told to the desk', [mail('acknowledgement')], all(row()), 'desk of NV-2222-3333'],
  ['was never told to the visitor', [mail('desk')], all(row()), 'acknowledgement of NV-2222-3333'],
  [
    'was told to another visitor',
    [{ ...mail('acknowledgement'), to: 'leela@example.org' }, mail('desk')],
    all(row()),
    'acknowledgement of NV-2222-3333',
  ],
  [
    'has the mails of another one',
    [mail('acknowledgement', '1', 'NV-8888-8888'), mail('desk')],
    all(row()),
    'acknowledgement of NV-2222-3333',
  ],
])('what was acknowledged and %s is lost, once', (_, mails, books, words) => {
  const { lost = [], doubled } = outcome([post()], mails, books) ?? {};
  expect(lost).toEqual([expect.stringContaining(words)]);
  expect(doubled).toEqual([]);
});

test('an application and a newsletter request owe mails of their own', () => {
  const application = post({ kind: 'application' });
  const mails = [mail('applicationAcknowledgement'), mail('applicationDesk')];
  expect(outcome([application], mails, all(row()))).toEqual(NOTHING);
  expect(outcome([application], BOTH, all(row()))?.lost).toHaveLength(1);
  const newsletter = post({ kind: 'newsletter' });
  expect(outcome([newsletter], [mail('newsletterConfirmation')], all(row()))).toEqual(NOTHING);
});

test('what was refused is owed nothing, and may be kept or not', () => {
  const refused = post({ reference: undefined, status: 503 });
  expect(outcome([refused], [], all())).toEqual(NOTHING);
  expect(outcome([refused], BOTH, all(row()))).toEqual(NOTHING);
});

test('one submission with two rows is doubled, whether the visitor was told of it or not', () => {
  const twice = all(row(), row({ reference: 'NV-4444-5555' }));
  for (const reference of ['NV-2222-3333', undefined])
    expect(outcome([post({ reference })], BOTH, twice)?.doubled).toEqual([
      'asha@example.org is stored 2 times',
    ]);
});

test('a mail that comes twice with one Message-ID is one mail, and is told of', () => {
  expect(outcome([post()], [...BOTH, mail('desk')], all(row()))).toEqual({
    ...NOTHING,
    twiceOnTheWire: 1,
  });
});

test('two mails of one kind about one submission are doubled', () => {
  const { doubled } = outcome([post()], [...BOTH, mail('desk', '2')], all(row())) ?? {};
  expect(doubled).toEqual(['desk of NV-2222-3333 came as 2 mails']);
});

test('what came in after a dump is looked for in the former database alone', () => {
  const late = post({ endedAt: 2_000 });
  const former: Book = { rows: [row()], holds: () => true };
  const restored: Book = { rows: [], holds: ({ endedAt }) => endedAt < 1_500 };
  expect(outcome([late], BOTH, [former, restored])).toEqual(NOTHING);
  expect(outcome([post()], BOTH, [former, restored])?.lost).toHaveLength(1);
});

test('each act is told of its own posts', () => {
  const other = post({ act: 'killed', reference: 'NV-4444-5555', email: 'leela@example.org' });
  const outcomes = reconcile([post(), other], BOTH, all(row()));
  expect(outcomes.get('calm')).toEqual(NOTHING);
  expect(outcomes.get('killed')?.lost).toHaveLength(1);
});
