/**
 * Staff who write while a colleague answers are told before a second answer goes out.
 * @jest-environment jsdom
 */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { desk as words } from '../../../../../content/messages/USA.json';
import { WriteBox } from './write-box';

let sent: string[] = [];
let root: Root;

const show = (newest?: { id: string; by: string }) =>
  act(async () =>
    root.render(
      <WriteBox
        path="/desk/submissions/1/answer"
        id="answer"
        label={words.answer}
        help={words.answerHelp}
        send={words.sendAnswer}
        taken={words.answerTaken}
        longest={4000}
        rows={7}
        newest={newest}
        words={words}
        onSent={() => undefined}
      />,
    ),
  );
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;
const write = (text: string) =>
  act(async () => {
    field().value = text;
    field().dispatchEvent(new Event('input', { bubbles: true }));
  });
async function press() {
  await act(async () => document.querySelector('button')?.click());
  // The answer of the server is read a little later.
  while (document.querySelector('[aria-disabled=true]'))
    await act(() => new Promise((resolve) => setTimeout(resolve)));
}
const problem = () => document.querySelector('.field-error')?.textContent ?? '';

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  document.documentElement.dataset.apiBase = '/api/v1';
  document.body.innerHTML = '<div></div>';
  sent = [];
  globalThis.fetch = async (_path, options) => {
    sent.push(String(options?.body));
    // What jsdom has no class for.
    return { ok: true, status: 201, text: async () => '{"id":"a3"}' } as Response;
  };
  root = createRoot(document.querySelector('div') as HTMLDivElement);
});
afterEach(() => act(async () => root.unmount()));

test('an answer that came meanwhile is named once, and theirs goes out when they press again', async () => {
  await show();
  await write('We look at it.');
  await show({ id: 'a1', by: 'Ravi' });
  await write('We look at it today.');
  await press();
  expect(problem()).toContain('Ravi wrote while you did');
  expect(sent).toEqual([]);
  await press();
  expect(sent).toHaveLength(1);
});

test('what stood there when they began keeps nothing back, nor does their own former answer', async () => {
  await show({ id: 'a1', by: 'Ravi' });
  await write('A second one.');
  await press();
  expect(sent).toHaveLength(1);
  await show({ id: 'a3', by: 'Mei' });
  await write('A third one.');
  await press();
  expect(sent).toHaveLength(2);
});
