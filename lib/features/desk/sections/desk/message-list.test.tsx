/** What the list of the desk says of each message. */
import { renderToString } from 'react-dom/server';
import usa from '@/content/messages/USA.json';
import type { DeskList, DeskListItem } from '@/lib/features/desk/schema';
import { MessageList } from './message-list';
import type { KindWords } from './words';

const item: DeskListItem = {
  id: '6f9bd1d2-7a3b-4b54-9b0e-3c1f3f0a7c01',
  reference: 'NV-TEST-0001',
  kind: 'support',
  status: 'new',
  name: 'Sam Rivera',
  company: null,
  subject: 'Payslips do not open',
  weight: null,
  urgency: 'usual',
  createdAt: '2026-11-20T15:00:00.000Z',
  waitingSince: '2026-11-20T15:00:00.000Z',
  dueAt: null,
  assigneeId: null,
};

function listOf(over: Partial<DeskListItem>): string {
  const list = { region: 'USA', pages: 1, staff: [], items: [{ ...item, ...over }] };
  return renderToString(
    <MessageList
      words={usa.desk}
      kinds={{} as KindWords}
      list={list as unknown as DeskList}
      search=""
      status="new"
      id={undefined}
      go={() => undefined}
      chosen={[]}
      onChoose={() => undefined}
    />,
  );
}

test("staff tell a customer's reply from a message that nobody has answered", () => {
  expect(listOf({})).not.toContain('New reply');
  expect(listOf({ waitingSince: '2026-11-21T15:00:00.000Z' })).toContain('New reply');
});

test('an answered message waits for nobody, however often it was written to', () => {
  const answered = { status: 'answered', waitingSince: '2026-11-21T15:00:00.000Z' } as const;
  expect(listOf(answered)).not.toContain('New reply');
});
