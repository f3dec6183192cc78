/**
 * Staff choose which lines of the audit they see, page through them, and lose no choice to an answer that failed.
 * @jest-environment jsdom
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { desk as words } from '../../../../../content/messages/USA.json';
import { DeskAudit } from './desk-audit';

const DANA = { id: '5b0f8c1e-7d1c-4c6e-9d43-0f6d5a1b2c3d', name: 'Dana Whitfield' };
const page = {
  region: 'USA',
  total: 21,
  pages: 2,
  staff: [DANA],
  items: [
    {
      id: 'd3b3f3a0-4b0e-4c38-8a55-3c1c1f0a9b11',
      createdAt: '2026-11-24T12:00:00.000Z',
      by: DANA.name,
      action: 'person-erased',
      submissionId: null,
      reference: null,
      person: '0123456789abcdef',
    },
  ],
};

let asked: string[] = [];
let status = 200;
let root: Root;

/** What was read is shown a little later. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

function find<Kind extends Element>(selector: string): Kind {
  const found = document.querySelector<Kind>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

async function press(name: string) {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
  if (!button) throw new Error(`no button ${name}`);
  await act(async () => button.click());
  await settle();
}

const choose = (name: string, value: string) => {
  find<HTMLInputElement>(`[name=${name}]`).value = value;
};

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.dataset.apiBase = '/api/v1';
  document.body.innerHTML = '<div></div>';
  [asked, status] = [[], 200];
  globalThis.fetch = async (path) => {
    asked.push(String(path));
    // What jsdom has no class for.
    const body = status === 200 ? page : { message: 'No.' };
    return {
      ok: status === 200,
      status,
      json: async () => body,
      text: async () => JSON.stringify(body),
    } as Response;
  };
  root = createRoot(find('div'));
  // Nothing that an earlier test has read.
  const value = { provider: () => new Map() };
  await act(async () =>
    root.render(
      <SWRConfig value={value}>
        <DeskAudit words={words} region="USA" />
      </SWRConfig>,
    ),
  );
});
afterEach(() => act(async () => root.unmount()));

async function open() {
  await act(async () => {
    find<HTMLDetailsElement>('details').open = true;
    find('details').dispatchEvent(new Event('toggle'));
  });
  await settle();
}

test('is read when somebody opens it, since reading leaves a line', async () => {
  expect(asked).toEqual([]);
  await open();
  expect(asked).toEqual(['/api/v1/desk/audit?page=1']);
  const line = find(`ol[aria-label="${words.auditList}"] li`);
  expect(line.textContent).toContain(words.auditActions['person-erased']);
  expect(line.textContent).toContain('Person 01234567');
});

test('shows what was chosen from its first page on, and the same filters anew when asked again', async () => {
  await open();
  await press(words.older);
  choose('action', 'person-erased');
  choose('staff', DANA.id);
  choose('from', '2026-11-01');
  await press(words.auditShow);
  await press(words.auditShow);
  const chosen = `action=person-erased&staff=${DANA.id}&from=2026-11-01&page=1`;
  expect(asked.slice(1)).toEqual([
    '/api/v1/desk/audit?page=2',
    `/api/v1/desk/audit?${chosen}`,
    `/api/v1/desk/audit?${chosen}`,
  ]);
});

test('keeps the filters when an answer fails, and says so in place of lines of another filter', async () => {
  await open();
  status = 500;
  choose('action', 'audit-read');
  choose('to', '2026-11-02');
  await press(words.auditShow);
  expect(find('[role=alert].form-summary').textContent).toContain(words.failed);
  expect(document.querySelector('ol')).toBeNull();
  expect(find<HTMLSelectElement>('[name=action]').value).toBe('audit-read');
  status = 200;
  await press(words.retry);
  expect(asked.at(-1)).toBe('/api/v1/desk/audit?action=audit-read&to=2026-11-02&page=1');
  expect(document.querySelector('.form-summary')).toBeNull();
  expect(find('ol').children).toHaveLength(1);
});
