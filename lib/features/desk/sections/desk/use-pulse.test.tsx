/**
 * The page asks now and then, and more often while a colleague has the same message open.
 * @jest-environment jsdom
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { usePulse } from './use-pulse';

let asked = 0;
let pulse = { list: 'a', message: 'a', others: [] as string[] };
let root: Root;
const news = { onList: jest.fn(), onMessage: jest.fn() };

function Page() {
  return <p>{usePulse(true, 'message', news).join(', ')}</p>;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.dataset.apiBase = '/api/v1';
  document.body.innerHTML = '<div></div>';
  asked = 0;
  pulse = { list: 'a', message: 'a', others: [] };
  jest.clearAllMocks();
  globalThis.fetch = async () => {
    asked += 1;
    return { ok: true, json: async () => ({ ...pulse }) } as Response;
  };
  root = createRoot(document.body.firstElementChild as Element);
  await act(async () =>
    root.render(
      <SWRConfig value={{ provider: () => new Map() }}>
        <Page />
      </SWRConfig>,
    ),
  );
  await pass(0);
});
afterEach(async () => {
  await act(async () => root.unmount());
  jest.useRealTimers();
});

test('alone it asks every 20 s, and once a sign is another one says so', async () => {
  expect(asked).toBe(1);
  await pass(19_000);
  expect(asked).toBe(1);
  pulse.list = 'b';
  await pass(1_500);
  expect(asked).toBe(2);
  expect([news.onList, news.onMessage].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('what a colleague does to the message that both have open is seen within 5 s', async () => {
  pulse.others = ['Omar Haddad'];
  await pass(20_500);
  expect(document.body.textContent).toBe('Omar Haddad');
  pulse.message = 'taken';
  await pass(5_500);
  expect(news.onMessage).toHaveBeenCalledTimes(1);

  // They have left.
  pulse.others = [];
  await pass(5_000);
  const before = asked;
  await pass(18_000);
  expect(asked).toBe(before);
});
